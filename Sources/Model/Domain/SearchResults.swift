/// What a search has come to.
public enum SearchResults: Hashable, Sendable {
  /// Nothing was searched for yet.
  case none
  case searching
  case found([MusicVideo])
  case nothing(for: String)
  case failed(CatalogError)

  public var videos: [MusicVideo] {
    if case .found(let videos) = self { videos } else { [] }
  }

  /// Why the search failed, in words for the user; empty if it did not.
  public var failure: String {
    if case .failed(let error) = self { "\(error)" } else { "" }
  }

  /// Whether the search failed; once that is known to the user it is as if
  /// nothing was searched for.
  public var isFailed: Bool {
    get { !failure.isEmpty }
    set {
      if isFailed, !newValue {
        self = .none
      }
    }
  }
}
