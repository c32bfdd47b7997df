import TextUI

/// Says that no cow is listed, for a search lets none pass.
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
