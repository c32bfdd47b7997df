import Foundation
import Specification
import Testing
import TextUI
import WorkbenchKit

/// Holds every pattern to the pictures of the specification, to the letter.
@MainActor
@Suite struct `Pictures` {
  @Test(arguments: Pattern.all, Picture.all.filter { $0.catalog != .silent })
  func `are what a pattern shows`(
    pattern: Pattern, picture: Picture
  ) async throws {
    let stage = try Stage(pattern, width: picture.width)
    stage.catalog.failure = picture.catalog == .offline ? .offline : nil
    let screen = stage.open(.home)
    let script = Script(on: screen) { _ in }

    try await script.run(picture.script)

    #expect(screen.text == picture.text)
  }

  /// A script would wait for the search to end.
  @Test(arguments: Pattern.all)
  func `show a search that runs`(pattern: Pattern) throws {
    let pictures = Picture.all.filter { $0.catalog == .silent }
    let stage = try Stage(pattern, width: 80)
    stage.catalog.holdsRequests = true
    let screen = stage.open(.home)

    try screen.tap("Music videos")
    try screen.type("ditto", into: "Search")
    try screen.submit("Search")

    #expect(pictures.map(\.text) == [screen.text])
  }

  @Test func `show every screen`() {
    #expect(
      Set(Picture.all.map(\.page)) == [
        "home", "music-videos", "player", "roster",
      ])
    #expect(Picture.all.count == 23)
  }
}

/// A screen as a page of `docs/spec` shows it.
nonisolated struct Picture: CustomTestStringConvertible {
  let page: String
  let state: String
  let width: Int
  let catalog: Catalog
  let script: String
  let text: String

  var testDescription: String { "\(page): \(state), \(width) columns" }

  /// What the catalog does, as the heading has it after the width.
  enum Catalog: String {
    case answering = ""
    case offline, silent
  }

  /// The pictures of all pages.
  static let all = ["home", "roster", "music-videos", "player"]
    .flatMap(pictures)

  private static func pictures(of page: String) -> [Picture] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/spec/\(page).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n### ").dropFirst().compactMap { section in
      picture(in: String(section), page)
    }
  }

  private static func picture(in section: String, _ page: String) -> Picture? {
    guard
      let heading = section.firstMatch(
        of: /^(.+) \((\d+) columns(?:, (\w+))?\)\n/),
      let width = Int(heading.2),
      let catalog = Catalog(rawValue: String(heading.3 ?? "")),
      let text = section.firstMatch(of: /```text\n((?s:.*?))\n```/)
    else { return nil }
    let script = section.firstMatch(of: /```script\n((?s:.*?))\n```/)
    return Picture(
      page: page, state: String(heading.1), width: width,
      catalog: catalog, script: script.map { String($0.1) } ?? "",
      text: String(text.1))
  }
}
