import TextUI

/// The title of a part of a screen, with a rule as wide as it.
public struct Heading: View {
  private let title: String

  /// Makes the heading of a part.
  public init(_ title: String) {
    self.title = title
  }

  public var body: some View {
    VStack {
      Text(title).bold()
      Divider()
    }
    .fixedSize()
  }
}
