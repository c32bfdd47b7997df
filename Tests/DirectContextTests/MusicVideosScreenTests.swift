import Model
import ModelUI
import Testing
import TextUI

@testable import DirectContext

/// A view with the context is tested through the screen that shows it.
@MainActor
@Suite struct `Music videos screen` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = Screen(width: 40) { MusicVideosScreen().modelContainer(container) }
  }

  @Test func `a search finds videos`() async throws {
    try await search(for: "not ditto")

    #expect(results == ["› The Made-Ups - Not Ditto"])
  }

  @Test func `a blank query is no search`() async throws {
    try await search(for: "not ditto")
    try await search(for: " ")

    #expect(results == ["› The Made-Ups - Not Ditto"])
  }

  @Test func `a failed search says why`() async throws {
    let screen = Screen {
      MusicVideosScreen().modelContainer(container)
        .environment(\.musicCatalog, OfflineCatalog())
    }

    try screen.type("ditto", into: "Search")
    try screen.submit("Search")
    await screen.waitForTasks()

    #expect(
      screen.elements.map(\.label) == [
        "Error", "\(CatalogError.offline)", "OK",
      ])
  }

  @Test func `a newer search wins`() async throws {
    try screen.type("ditto", into: "Search")
    try screen.submit("Search")
    try await search(for: "not ditto")

    #expect(results == ["› The Made-Ups - Not Ditto"])
  }

  @Test func `the star adds a video and removes it`() async throws {
    try await search(for: "not ditto")
    try screen.tap("The Made-Ups - Not Ditto")

    try screen.tap("☆ Not in playlist")
    #expect(try playlist() == ["The Made-Ups - Not Ditto"])

    try screen.tap("Search")
    try screen.tap("★ In playlist")
    #expect(try playlist() == ["  No music videos"])
  }

  @Test func `deleting a row leaves the others`() throws {
    try add([1, 2, 3])
    try screen.tap("Playlist")

    try screen.deleteRow("Artist - Track 2")

    #expect(try playlist() == ["Artist - Track 1", "Artist - Track 3"])
  }

  @Test func `all can be deleted if there are any`() throws {
    try screen.tap("Playlist")
    #expect(throws: ScreenError.disabled("Delete all")) {
      try screen.tap("Delete all")
    }
    try add([1, 2])

    try screen.tap("Delete all")

    #expect(try playlist() == ["  No music videos"])
  }

  @Test func `a video from elsewhere has its star`() async throws {
    try await search(for: "not ditto")
    try screen.tap("The Made-Ups - Not Ditto")
    let found = try await BundledCatalog().videos(matching: "not ditto")
    let elsewhere = ModelContext(container)
    elsewhere.insert(PlaylistEntry(found[0]))

    try elsewhere.save()

    #expect(screen.text.contains("[★ In playlist]"))
  }

  /// Searches to the end.
  private func search(for query: String) async throws {
    try screen.clear("Search")
    try screen.type(query, into: "Search")
    try screen.submit("Search")
    await screen.waitForTasks()
  }

  /// Adds videos with these numbers elsewhere.
  private func add(_ ids: [Int]) throws {
    let elsewhere = ModelContext(container)
    for id in ids {
      elsewhere.insert(PlaylistEntry(.numbered(id)))
    }
    try elsewhere.save()
  }

  private var results: [Substring] { lines(after: 2) }

  private func playlist() throws -> [Substring] {
    try screen.tap("Playlist")
    return lines(after: 1)
  }

  /// The lines between an empty line and the next.
  private func lines(after count: Int) -> [Substring] {
    let parts = screen.text
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "", omittingEmptySubsequences: false)
    return parts.dropFirst(count).first.map { Array($0) } ?? []
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
