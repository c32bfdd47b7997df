import Foundation
import Model
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

    if let obstacle = picture.obstacle {
      try await stage.whileSavesFail(obstacle) {
        try await script.run(picture.script)
      }
    } else {
      try await script.run(picture.script)
    }

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
      Set(Picture.all.map(\.page)) == Set(Picture.pages))
    #expect(Picture.all.count == 51)
  }
}

/// A screen as a page of `docs/spec` shows it.
nonisolated struct Picture: CustomTestStringConvertible {
  let page: String
  let state: String
  let width: Int
  let obstacle: SaveObstacle?
  let catalog: Catalog
  let script: String
  let text: String

  var testDescription: String { "\(page): \(state), \(width) columns" }

  /// What the catalog does, as the heading has it after the width.
  enum Catalog: String {
    case answering, offline, silent
  }

  /// The pictures of all pages.
  static let all = pages.flatMap(pictures)

  static let pages = [
    "home", "roster", "music-videos", "notes", "player", "cows", "people",
  ]

  /// The text of a picture that no script leads to: its heading says so.
  static func unscripted(_ page: String, _ state: String) -> String? {
    sections(of: page).first { $0.hasPrefix("\(state) (") }
      .flatMap { $0.firstMatch(of: /```text\n((?s:.*?))\n```/) }
      .map { String($0.1) }
  }

  private static func pictures(of page: String) -> [Picture] {
    sections(of: page).compactMap { picture(in: $0, page) }
  }

  private static func sections(of page: String) -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/spec/\(page).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n### ").dropFirst().map(String.init)
  }

  private static func picture(in section: String, _ page: String) -> Picture? {
    guard
      let heading = section.firstMatch(
        of: /^(.+) \((\d+) columns(?:, (.+))?\)\n/),
      let width = Int(heading.2),
      let text = section.firstMatch(of: /```text\n((?s:.*?))\n```/)
    else { return nil }
    let circumstance = heading.3.map(String.init) ?? ""
    let script = section.firstMatch(of: /```script\n((?s:.*?))\n```/)
    return Picture(
      page: page, state: String(heading.1), width: width,
      obstacle: SaveObstacle(rawValue: circumstance),
      catalog: Picture.Catalog(rawValue: circumstance) ?? .answering,
      script: script.map { String($0.1) } ?? "", text: String(text.1))
  }
}
