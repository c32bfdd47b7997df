/// What a search has come to.
public enum SearchResults: Hashable, Sendable {
  /// Nothing was searched for yet.
  case none
  /// A search runs.
  case searching
  /// A search has found these videos.
  case found([MusicVideo])
  /// A search with this query has found no video.
  case nothing(for: String)
  /// A search has failed.
  case failed(CatalogError)

  /// What a search has found; empty unless it has found something.
  public var videos: [MusicVideo] {
    if case .found(let videos) = self { videos } else { [] }
  }

  /// Why the search failed; once the user has read it, it is as if nothing was
  /// searched for.
  public var failure: CatalogError? {
    get { if case .failed(let error) = self { error } else { nil } }
    set {
      if failure != nil, newValue == nil {
        self = .none
      }
    }
  }
}
