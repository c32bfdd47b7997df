import Model
import Testing

@testable import MVVM

/// A view model is tested alone: what it holds is what a view shows.
@MainActor
@Suite struct `Music videos screen` {
  private let container: ModelContainer
  private let viewModel: CatalogMusicVideosViewModel

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    viewModel = CatalogMusicVideosViewModel(
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
    let viewModel = CatalogMusicVideosViewModel(
      modelContext: container.mainContext, catalog: OfflineCatalog())
    viewModel.query = "ditto"

    viewModel.searchSubmitted()
    await viewModel.search()

    #expect(viewModel.results == .failed(.offline))
  }

  @Test func `a newer search wins`() async {
    submit("ditto")
    let older = Task { await viewModel.search() }
    older.cancel()
    submit("not ditto")
    await older.value
    await viewModel.search()

    #expect(results == ["Not Ditto"])
  }

  @Test func `the star adds a video and removes it`() {
    viewModel.starTapped(.numbered(1))
    #expect(playlist == ["Track 1"])

    viewModel.starTapped(.numbered(1))
    #expect(playlist == [])
  }

  @Test func `deleting a row leaves the others`() throws {
    try add([1, 2, 3])

    viewModel.entriesDeleted([viewModel.playlist[1]])

    #expect(playlist == ["Track 1", "Track 3"])
  }

  @Test func `all can be deleted if there are any`() throws {
    #expect(playlist == [])
    try add([1, 2])

    viewModel.deleteAllButtonTapped()

    #expect(playlist == [])
  }

  @Test func `a video from elsewhere has its star`() throws {
    try add([1])

    #expect(viewModel.playlist.contains(.numbered(1)))
    #expect(!viewModel.playlist.contains(.numbered(2)))
  }

  /// Searches to the end.
  private func search(for query: String) async {
    submit(query)
    await viewModel.search()
  }

  private func submit(_ query: String) {
    viewModel.query = query
    viewModel.searchSubmitted()
  }

  /// Adds videos with these numbers elsewhere.
  private func add(_ ids: [Int]) throws {
    let elsewhere = ModelContext(container)
    for id in ids {
      elsewhere.insert(PlaylistEntry(.numbered(id)))
    }
    try elsewhere.save()
  }

  private var results: [String] { viewModel.results.videos.map(\.track) }
  private var playlist: [String] { viewModel.playlist.map(\.track) }
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
