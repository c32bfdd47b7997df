import TextUI

/// Says that a search has found no cow.
public struct NoCows: View {
  private let search: String

  public init(for search: String) {
    self.search = search
  }

  public var body: some View {
    ContentUnavailableView(
      "No cows for “\(search)”", systemImage: "magnifyingglass"
    )
    .lineLimit(3)
  }
}
