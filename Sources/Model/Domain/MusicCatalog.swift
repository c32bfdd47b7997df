/// A service that knows music videos.
public protocol MusicCatalog: Sendable {
  /// Finds the music videos that match a query, in the catalog's own order.
  ///
  /// - Parameter query: Words of the artist's name or of the title.
  /// - Returns: The videos, each once.
  /// - Throws: ``CatalogError``.
  nonisolated(nonsending) func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo]
}

extension MusicCatalog {
  /// Searches to the end, whatever that is.
  ///
  /// A task that was cancelled before it came here asks for nothing.
  public nonisolated(nonsending) func results(
    of submission: Submission
  ) async -> SearchResults {
    guard !Task.isCancelled else { return .failed(.cancelled) }
    do {
      let videos = try await videos(matching: submission.query)
      return videos.isEmpty ? .nothing(for: submission.query) : .found(videos)
    } catch {
      return .failed(error)
    }
  }
}
