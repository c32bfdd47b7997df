import Foundation
import Testing

/// Who may import whom: what the dependency table says, and nothing else.
@Suite nonisolated struct `Modules` {
  private static let patterns = ["DirectContext", "MVC", "MVVM"]

  /// The dependency table of `docs/architecture.md`.
  private static let allowed: [String: Set<String>] = [
    "Model": [
      "CSQLite", "Foundation", "FoundationNetworking", "Observation",
      "Synchronization",
    ],
    "TextUI": ["Foundation", "Observation", "Synchronization"],
    "ModelUI": ["Foundation", "Model", "TextUI"],
    "Components": ["Model", "TextUI"],
    "MVC": ["Foundation", "Model", "TextUI", "Components"],
    "MVVM": [
      "Foundation", "Model", "Observation", "TextUI", "Components",
    ],
    "DirectContext": [
      "Foundation", "Model", "TextUI", "ModelUI", "Components",
    ],
    "Specification": ["Foundation", "Model", "TextUI"],
    "Pitfalls": [
      "Foundation", "Model", "Observation", "TextUI", "ModelUI", "Components",
      "Specification",
    ],
    "Gallery": ["Foundation", "TextUI"],
    "ProgramKit": ["Foundation"],
    "WorkbenchKit": [
      "Foundation", "ProgramKit", "Model", "TextUI", "ModelUI", "Components",
      "DirectContext", "MVC", "MVVM", "Specification", "Scenarios", "Gallery",
      "Pitfalls",
    ],
    "direct-demo": ["Specification", "WorkbenchKit"],
    "mvc-demo": ["Specification", "WorkbenchKit"],
    "mvvm-demo": ["Specification", "WorkbenchKit"],
    "workbench": ["WorkbenchKit"],
    "BenchKit": [
      "CSQLite", "Foundation", "Model", "Observation", "ProgramKit",
      "Specification", "TextUI", "WorkbenchKit",
    ],
    "bench": ["BenchKit"],
    "CSQLite": [],
  ]

  /// The same for the folders of `Examples`.
  private static let allowedInExamples: [String: Set<String>] = [
    "Posts": ["Foundation", "Model", "ModelUI", "Observation", "TextUI"],
    "Scenarios": [],
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources")
    .standardizedFileURL

  private static let tests = sources.appending(path: "../Tests")
    .standardizedFileURL

  private static let examples = sources.appending(path: "../Examples")
    .standardizedFileURL

  @Test(arguments: [(sources, allowed), (examples, allowedInExamples)])
  func `are the ones in the table`(
    folder: URL, allowed: [String: Set<String>]
  ) throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)

    #expect(Set(folders.map(\.lastPathComponent)) == Set(allowed.keys))
  }

  @Test func `may import what the document says`() throws {
    let document = try String(
      contentsOf: Self.sources.appending(path: "../docs/architecture.md"),
      encoding: .utf8)
    let rows = document.matches(
      of: /(?m)^\| `(\w+)` \| .+ \| (.*?)(?:;[^|]*)?\|$/)

    let documented = rows.map { row in
      (
        module: String(row.1),
        imports: Set(row.2.matches(of: /\w+/).map { String($0.output) })
      )
    }

    #expect(documented.count > 10)
    for (module, imports) in documented {
      let allowed = Self.allowed[module] ?? Self.allowedInExamples[module]
      #expect(imports == allowed, "\(module)")
    }
  }

  @Test(arguments: allowed.keys.sorted())
  func `import what they may`(module: String) throws {
    let allowed = try #require(Self.allowed[module])

    let imported = try Self.imports(in: Self.sources.appending(path: module))

    #expect(imported.subtracting(allowed) == [])
  }

  @Test(arguments: allowedInExamples.keys.sorted())
  func `of examples import what they may`(module: String) throws {
    let folder = Self.examples.appending(path: module)

    #expect(try Self.imports(in: folder) == Self.allowedInExamples[module])
  }

  @Test func `of a pattern have the same files`() throws {
    let screens = [
      "CowsScreen", "HomeScreen", "MusicVideosScreen", "NotesScreen",
      "PeopleScreen", "PlayerScreen", "RosterScreen",
    ]
    for pattern in Self.patterns {
      let files = try Self.files(
        in: Self.sources.appending(path: pattern)
      ).map {
        $0.deletingPathExtension().lastPathComponent
      }
      #expect(
        files.filter { $0.hasSuffix("Screen") }.sorted() == screens,
        "\(pattern)")
    }
  }

  @Test func `of a pattern have the same tests of their screens`() throws {
    let tests = try Self.patterns.map { pattern in
      try Self.files(in: Self.tests.appending(path: "\(pattern)Tests"))
        .filter { $0.lastPathComponent.hasSuffix("ScreenTests.swift") }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .flatMap { file in
          try String(contentsOf: file, encoding: .utf8)
            .matches(of: /func `[^`]+`/)
            .map { "\(file.lastPathComponent): \($0.output)" }
        }
    }

    #expect(tests[0].count > 40)
    #expect(tests[1] == tests[0])
    #expect(tests[2] == tests[0])
  }

  private static func imports(in folder: URL) throws -> Set<String> {
    try files(in: folder).reduce(into: []) { imports, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^(?:@\w+ )*import (?:\w+ )?([\w.]+)/) {
        imports.insert(String(match.1))
      }
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift"
    }
  }
}
