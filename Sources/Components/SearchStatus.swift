import Model
import TextUI

/// What stands in place of a search's results while there are none.
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
      ContentUnavailableView.search(text: query.shortened)
    case .none, .found, .failed:
      EmptyView()
    }
  }
}

extension String {
  /// The text, or its beginning if it is too long for a message.
  fileprivate var shortened: String {
    count > 60 ? "\(prefix(60))…" : self
  }
}
