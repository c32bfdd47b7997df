import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Music videos screen` {
  private let container: ModelContainer
  private let screen: MusicVideosScreen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = MusicVideosScreen(
      modelContext: container.mainContext, catalog: BundledCatalog())
  }

  @Test func `a search finds videos`() async {
    await search(for: "not ditto")

    #expect(results == ["Not Ditto"])
  }

  @Test func `a blank query is no search`() async {
    await search(for: "not ditto")
    await search(for: " ")

    #expect(results == ["Not Ditto"])
  }

  @Test func `a failed search says why`() async {
    let search = CatalogSearch(catalog: OfflineCatalog()) { _ in }
    search.query = "ditto"

    search.searchSubmitted()
    await search.search()

    #expect(search.results == .failed(.offline))
  }

  @Test func `a newer search wins`() async {
    submit("ditto")
    let older = Task { await screen.search.search() }
    older.cancel()
    submit("not ditto")
    await older.value
    await screen.search.search()

    #expect(results == ["Not Ditto"])
  }

  @Test func `the star adds a video and removes it`() {
    screen.detail.starTapped(.numbered(1))
    #expect(playlist == ["Track 1"])

    screen.detail.starTapped(.numbered(1))
    #expect(playlist == [])
  }

  @Test func `deleting a row leaves the others`() throws {
    try add([1, 2, 3])

    screen.playlist.entriesDeleted([screen.playlist.entries.results[1]])

    #expect(playlist == ["Track 1", "Track 3"])
  }

  @Test func `all can be deleted if there are any`() throws {
    #expect(playlist == [])
    try add([1, 2])

    screen.playlist.deleteAllButtonTapped()

    #expect(playlist == [])
  }

  @Test func `a video from elsewhere has its star`() throws {
    try add([1])

    #expect(screen.detail.entries.results.contains(.numbered(1)))
    #expect(!screen.detail.entries.results.contains(.numbered(2)))
  }

  /// Searches to the end.
  private func search(for query: String) async {
    submit(query)
    await screen.search.search()
  }

  private func submit(_ query: String) {
    screen.search.query = query
    screen.search.searchSubmitted()
  }

  /// Adds videos with these numbers elsewhere.
  private func add(_ ids: [Int]) throws {
    let elsewhere = ModelContext(container)
    for id in ids {
      elsewhere.insert(PlaylistEntry(.numbered(id)))
    }
    try elsewhere.save()
  }

  private var results: [String] { screen.search.results.videos.map(\.track) }
  private var playlist: [String] {
    screen.playlist.entries.results.map(\.track)
  }
}

private struct OfflineCatalog: MusicCatalog {
  func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    throw .offline
  }
}

extension MusicVideo {
  fileprivate static func numbered(_ id: Int) -> MusicVideo {
    MusicVideo(id: id, artist: "Artist", track: "Track \(id)", genre: "Pop")
  }
}
