import Foundation
import Model
import Specification
import Testing
import TextUI
import WorkbenchKit

/// Holds every pattern to the pictures of the specification, to the letter.
@MainActor
@Suite struct `Pictures` {
  @Test(arguments: Pattern.all, Picture.all)
  func `are what a pattern shows`(
    pattern: Pattern, picture: Picture
  ) async throws {
    let stage = try Stage(pattern, width: picture.width)
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

  @Test func `show every screen`() {
    #expect(
      Set(Picture.all.map(\.page))
        == ["home", "roster", "notes", "player", "cows", "people"])
    #expect(Picture.all.count == 38)
  }
}

/// A screen as a page of `docs/spec` shows it.
nonisolated struct Picture: CustomTestStringConvertible {
  let page: String
  let state: String
  let width: Int
  let obstacle: SaveObstacle?
  let script: String
  let text: String

  var testDescription: String { "\(page): \(state), \(width) columns" }

  /// The pictures of all pages.
  static let all = ["home", "roster", "notes", "player", "cows", "people"]
    .flatMap(pictures)

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
    let script = section.firstMatch(of: /```script\n((?s:.*?))\n```/)
    return Picture(
      page: page, state: String(heading.1), width: width,
      obstacle: heading.3.flatMap { SaveObstacle(rawValue: String($0)) },
      script: script.map { String($0.1) } ?? "", text: String(text.1))
  }
}
