import Foundation
import Specification
import Testing

/// The pages of `docs/spec`, held to the clauses and to the sources.
@Suite nonisolated struct `The pages of the specification` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  private static let patterns = ["DirectContext", "MVC", "MVVM"]

  private static let pages = [
    "home", "roster", "music-videos", "notes", "player", "cows", "people",
  ]

  @Test func `have every clause, and where it is fulfilled`() throws {
    var demanded: [String] = []
    var fulfilled: [String] = []
    for page in Self.pages {
      demanded += try rows(of: page, below: "Clauses").map { $0[0] }
      fulfilled += try rows(
        of: page, below: "Where each pattern fulfils them"
      ).flatMap { $0[0].components(separatedBy: ", ") }
    }

    #expect(demanded.sorted() == Clause.all.map(\.id).sorted())
    #expect(fulfilled.sorted() == demanded.sorted())
  }

  /// The code in a cell is made of words that the pattern's sources have.
  @Test(arguments: pages)
  func `name what a pattern has`(page: String) throws {
    let rows = try rows(of: page, below: "Where each pattern fulfils them")

    for (column, pattern) in Self.patterns.enumerated() {
      let known = try words(in: sources(of: pattern).joined())
      let named = rows.flatMap { row in
        row[column + 1].matches(of: /`([^`]+)`/).flatMap { words(in: $0.1) }
      }
      #expect(Set(named).subtracting(known) == [], "\(pattern)")
    }
  }

  @Test(arguments: patterns)
  func `have clauses whose line says so`(pattern: String) throws {
    let marked = try sources(of: pattern)
      .flatMap { $0.matches(of: /\/\/ ([A-Z]\d+(?:, [A-Z]\d+)*)\n/) }
      .flatMap { $0.1.components(separatedBy: ", ") }

    let unmarked = Set(Clause.all.map(\.id)).subtracting(marked)

    #expect(Set(marked).subtracting(Clause.all.map(\.id)) == [])
    #expect(unmarked.sorted() == Self.ofNoLine)
  }

  /// What no line of a screen fulfils: that players are apart from each other,
  /// and that the main context saves by itself.
  private static let ofNoLine = ["P4", "R7", "V10"]

  private func rows(
    of page: String, below heading: String
  ) throws -> [[String]] {
    let text = try String(
      contentsOf: Self.folder.appending(path: "docs/spec/\(page).md"),
      encoding: .utf8)
    let section = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    return section.split(separator: "\n")
      .filter { $0.starts(with: /\| [A-Z]\d/) }
      .map { row in
        row.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
  }

  private func sources(of pattern: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: "Sources/\(pattern)"),
      includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private func words(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /[A-Za-z]+/).map { String($0.output) })
  }
}
