import Model
import TextUI

/// What stands in place of a search's results: that it runs, or has found none.
public struct SearchStatus: View {
  private let results: SearchResults

  public init(_ results: SearchResults) {
    self.results = results
  }

  public var body: some View {
    switch results {
    case .searching:
      ProgressView("Searching…")
    case .nothing(let query):
      ContentUnavailableView.search(text: query).lineLimit(3)
    case .none, .found, .failed:
      EmptyView()
    }
  }
}
