import Model
import TextUI

/// A cow's name and picture.
public struct CowCard: View {
  private let cow: Cow

  /// Shows a cow.
  public init(_ cow: Cow) {
    self.cow = cow
  }

  public var body: some View {
    VStack {
      Text(cow.name).bold()
      Text(verbatim: cow.picture)
    }
    .accessibilityLabel(cow.name)
  }
}
