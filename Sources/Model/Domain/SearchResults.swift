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
