import Foundation
import Testing

/// The documents of the project.
@Suite nonisolated struct `Documents` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test(arguments: try documents())
  func `link to what exists`(document: String) throws {
    let file = Self.folder.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)

    let broken = text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/)
      .map { String($0.1) }
      .filter { !$0.contains("://") }
      .filter { target in
        let linked = file.deletingLastPathComponent().appending(path: target)
        return !FileManager.default.fileExists(
          atPath: linked.standardizedFileURL.path(percentEncoded: false))
      }

    #expect(broken == [])
  }

  @Test(arguments: [("patterns", 3), ("posts", 5)])
  func `of a kind have the same headings`(folder: String, count: Int) throws {
    let pages = try Self.documents().filter {
      $0.hasPrefix("docs/\(folder)/") && !$0.hasSuffix("/README.md")
    }

    let headings = try pages.map { page in
      let text = try String(
        contentsOf: Self.folder.appending(path: page), encoding: .utf8)
      return text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    }

    #expect(headings.count == count)
    #expect(Set(headings).count == 1)
  }

  @Test(arguments: [
    ("direct-context", "DirectContext"), ("mvc", "MVC"), ("mvvm", "MVVM"),
  ])
  func `on a pattern quote its sources`(page: String, module: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "docs/patterns/\(page).md"),
      encoding: .utf8)
    let sources = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: "Sources/\(module)"),
      includingPropertiesForKeys: nil)
    let known = try Set(
      sources.flatMap {
        try Self.lines(String(contentsOf: $0, encoding: .utf8))
      })

    let quoted = text.matches(of: /```swift\n((?s:.*?))```/)
      .flatMap { Self.lines($0.1) }

    #expect(quoted.count > 1)
    #expect(Set(quoted).subtracting(known) == [])
  }

  /// The lines of a source without their indentation; what is left out of a
  /// quotation is a `…`.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasSuffix("{ … }") ? String($0.dropLast(4)) : $0 }
      .filter { $0 != "…" }
  }

  /// The paths of all Markdown files.
  private static func documents() throws -> [String] {
    let folders = [
      "docs", "docs/spec", "docs/patterns", "docs/pitfalls", "docs/posts",
      "docs/decisions",
    ]
    return try folders.reduce(into: ["README.md"]) { documents, name in
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: name).path(percentEncoded: false))
      documents += files.filter { $0.hasSuffix(".md") }.sorted()
        .map { "\(name)/\($0)" }
    }
  }
}
