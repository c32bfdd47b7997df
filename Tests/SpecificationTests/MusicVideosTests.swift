import Foundation
import Model
import Specification
import Testing
import TextUI
import WorkbenchKit

/// What nobody means to type, and what a catalog should not answer.
@MainActor
@Suite struct `Music videos` {
  @Test(
    arguments: Pattern.all,
    [
      "🐮👨‍👩‍👦🇰🇷", "한\u{1112}\u{1161}", "‮evil‬", "--", "“”\"'%_*\\",
      String(repeating: "가", count: 10_000),
    ])
  func `are searched for by any text`(
    pattern: Pattern, query: String
  ) async throws {
    let stage = try Stage(pattern)
    stage.catalog.holdsRequests = true
    let screen = stage.open(.musicVideos)

    try screen.type(query, into: "Search")
    try screen.submit("Search")
    let request = try await stage.catalog.nextRequest(of: screen)
    request.answer([])
    await screen.waitForTasks()

    #expect(request.query == query)
    #expect(screen.text.contains("No results for"))
    #expect(screen.text.split(separator: "\n").count < 12)
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: [
    CatalogError.offline, .timedOut, .refused(status: 503),
    .refused(status: 403), .refused(status: 429), .refused(status: 404),
    .refused(status: 400), .webPage, .truncated, .unreadable,
    .tooMany(10_000, limit: 200),
  ])
  func `that can't be found are told of in the words of the page`(
    error: CatalogError
  ) throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../docs/spec/music-videos.md"), encoding: .utf8)

    #expect(page.contains("| \(error) |\n"))
  }

  @Test(arguments: Pattern.all)
  func `of any names are shown as what they are`(
    pattern: Pattern
  ) async throws {
    let stage = try Stage(pattern)
    stage.catalog.holdsRequests = true
    let screen = stage.open(.musicVideos)
    try screen.type("a", into: "Search")
    try screen.submit("Search")
    let request = try await stage.catalog.nextRequest(of: screen)

    request.answer([
      MusicVideo(id: 1, artist: "", track: "", genre: ""),
      MusicVideo(id: 2, artist: "a\u{1B}[2J", track: "b\nc\td", genre: "\u{7}"),
    ])
    await screen.waitForTasks()
    for index in [0, 1] {
      try screen.tap(screen.rows[index])
      try screen.tap("☆ Not in playlist")
    }
    try screen.tap("Playlist")

    #expect(!screen.text.contains { "\u{1B}\u{7}\t".contains($0) })
    #expect(screen.text.contains("\n -\na␛[2J - b\nc d\n"))
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: Pattern.all)
  func `that are deleted elsewhere can be kept again`(
    pattern: Pattern
  ) async throws {
    let stage = try Stage(pattern)
    let screen = stage.open(.musicVideos)
    try screen.type("not ditto", into: "Search")
    try screen.submit("Search")
    await screen.waitForTasks()
    try screen.tap("The Made-Ups - Not Ditto")
    try screen.tap("☆ Not in playlist")

    try stage.change(in: .otherContainer) { context in
      try context.delete(model: PlaylistEntry.self)
    }
    try screen.tap("☆ Not in playlist")
    try screen.tap("Playlist")

    #expect(screen.text.contains("\nThe Made-Ups - Not Ditto\n"))
  }

  @Test(arguments: Pattern.all)
  func `are found once the tab of a search is shown again`(
    pattern: Pattern
  ) async throws {
    let stage = try Stage(pattern)
    stage.catalog.holdsRequests = true
    let screen = stage.open(.musicVideos)
    try screen.type("ditto", into: "Search")
    try screen.submit("Search")
    let paused = try await stage.catalog.nextRequest(of: screen)

    try screen.tap("Playlist")
    paused.answer([])
    await screen.waitForTasks()
    try screen.tap("Search")
    #expect(screen.text.hasSuffix("Searching…"))
    let resumed = try await stage.catalog.nextRequest(of: screen)
    resumed.answer([MusicVideo(id: 1, artist: "A", track: "B", genre: "")])
    await screen.waitForTasks()

    #expect(screen.text.hasSuffix("› A - B"))
    try screen.tap("Playlist")
    try screen.tap("Search")
    await screen.waitForTasks()
    #expect(stage.catalog.requestCount == 2)
  }
}

extension Screen {
  /// The labels of the rows that can be chosen.
  fileprivate var rows: [String] {
    elements.filter { $0.role == .row }.map(\.label)
  }
}
