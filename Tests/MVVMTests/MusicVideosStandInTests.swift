import Model
import Testing
import TextUI

@testable import MVVM

/// A view is tested with a view model that stands in for the real one: it
/// needs neither a catalog nor a store.
@MainActor
@Suite struct `Music videos screen with a stand-in` {
  @Test(arguments: [
    (SearchResults.searching, "Searching…"),
    (.nothing(for: "ditto"), "  No results for “ditto”"),
    (.found([.ditto]), "› NewJeans - Ditto"),
  ])
  func `shows what its view model holds`(
    results: SearchResults, line: String
  ) {
    let viewModel = StandIn(results: results)

    let screen = Screen(width: 40) { MusicVideosScreen(viewModel: viewModel) }

    #expect(screen.text.hasSuffix("Search: [ditto               ]\n\n\(line)"))
  }

  @Test func `tells its view model what the user does`() throws {
    let viewModel = StandIn(results: .found([.ditto]))
    let screen = Screen(width: 40) { MusicVideosScreen(viewModel: viewModel) }

    try screen.type("!", into: "Search")
    try screen.submit("Search")
    try screen.tap("NewJeans - Ditto")
    try screen.tap("☆ Not in playlist")

    #expect(
      viewModel.events == [
        "search for ditto!", "video 1", "star of 1",
      ])
  }

  private final class StandIn: MusicVideosViewModel {
    @Published var query = "ditto"
    @Published var results: SearchResults
    @Published private(set) var selection: MusicVideo?
    let submission: Submission? = nil
    let playlist: [PlaylistEntry] = []
    private(set) var events: [String] = []

    init(results: SearchResults) {
      self.results = results
    }

    func searchSubmitted() { events.append("search for \(query)") }
    func search() async {}

    func videoTapped(_ video: MusicVideo) {
      events.append("video \(video.id)")
      selection = video
    }

    func starTapped(_ video: MusicVideo) {
      events.append("star of \(video.id)")
    }

    func entriesDeleted(_ entries: [PlaylistEntry]) {}
    func deleteAllButtonTapped() {}
  }
}

nonisolated extension MusicVideo {
  fileprivate static let ditto =
    MusicVideo(id: 1, artist: "NewJeans", track: "Ditto", genre: "K-Pop")
}
