import Foundation
import Testing

/// The rules of `docs/conformance.md`, each with tests that exist.
@Suite nonisolated struct `The list of rules` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func `names tests that exist`() throws {
    let known = try Self.tests()

    let rows = try Self.rows()

    #expect(rows.allSatisfy { !$0.tests.isEmpty })
    let named = Set(rows.flatMap(\.tests))
    #expect(named.subtracting(known).sorted() == [])
  }

  @Test func `has each report and each group of rules`() throws {
    let rows = try Self.rows()
    let numbers = rows.flatMap { row in
      row.id.matches(of: /\d+/).compactMap { Int($0.output) }
    }

    #expect(Set(numbers) == Set(1...25))
    #expect(rows.suffix(20).map(\.id) == (1...20).map(String.init))
  }

  private typealias Row = (id: String, tests: [String])

  /// The rows of the document's tables; the last column names the tests.
  private static func rows() throws -> [Row] {
    let document = try String(
      contentsOf: folder.appending(path: "docs/conformance.md"),
      encoding: .utf8)
    return document.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|")
      guard cells.count == 3, line.wholeMatch(of: /\| \d.*/) != nil else {
        return nil
      }
      return (
        id: cells[0].trimmingCharacters(in: .whitespaces),
        tests: cells[2].matches(of: /`([^`]+)`/).map { String($0.1) }
      )
    }
  }

  /// The names of all tests.
  private static func tests() throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift"
    }
    return try sources.reduce(into: []) { names, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /func `([^`]+)`/) {
        names.insert(String(match.1))
      }
    }
  }
}
