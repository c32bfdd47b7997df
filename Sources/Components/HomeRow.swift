import Model
import TextUI

/// A screen's title and what it is for.
public struct HomeRow: View {
  private let destination: Destination

  /// Shows a screen that Home opens.
  public init(_ destination: Destination) {
    self.destination = destination
  }

  public var body: some View {
    AdaptiveStack(lines: 0, columns: 1) {
      Text(destination.title).frame(width: 22, alignment: .leading)
      Text(destination.summary).dim()
    }
    .accessibilityLabel(destination.title)
  }
}
