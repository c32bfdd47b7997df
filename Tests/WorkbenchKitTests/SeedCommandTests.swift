import Foundation
import ProgramKit
import Testing

@testable import Model
@testable import WorkbenchKit

@MainActor
@Suite struct `Seeding and resetting a store` {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  // MARK: Arguments

  @Test(arguments: [
    (["--store"], UsageError.missingValue(option: "--store")),
    (
      ["--store="],
      .badValue(option: "--store", value: "", accepted: "the path of a file")
    ),
    (["--memory"], .unknownOption("--memory", known: SeedCommand.options)),
    (["twice"], .unexpectedArgument("twice", known: SeedCommand.options)),
    (["--yes", "--yes"], .repeatedOption("--yes")),
    (
      ["--yes=no"],
      .badValue(option: "--yes", value: "no", accepted: "given without a value")
    ),
  ])
  func `refuse what they don't understand`(
    arguments: [String], error: UsageError
  ) {
    for aim in [SeedCommand.Aim.seed, .reset] {
      var arguments = CommandLineArguments(arguments)

      #expect(throws: error) { try SeedCommand(aim, &arguments) }
    }
  }

  // MARK: Without data of its own

  @Test func `fill a new store, and one with the sample data`() throws {
    #expect(try run(.seed) == 0)
    #expect(try folder.hasSampleData)
    let rows = try folder.rows

    #expect(try run(.seed) == 0)
    #expect(try folder.rows == rows)
  }

  @Test func `take the sample data away without a question`() throws {
    _ = try run(.seed)

    #expect(try run(.reset) == 0)

    #expect(try folder.summary == nil)
    #expect(try run(.reset) == 0)
  }

  @Test func `make no store to empty it`() throws {
    #expect(try run(.reset) == 0)

    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  // MARK: With data of its own

  @Test(arguments: [SeedCommand.Aim.seed, .reset])
  func `refuse to touch it where nobody can be asked`(
    aim: SeedCommand.Aim
  ) throws {
    try folder.add(number: 7)
    let rows = try folder.rows

    let error = #expect(throws: (any Error).self) { try run(aim) }

    #expect(
      error.map { "\($0)" } == """
        the store \(folder.path) has 1 score. Nothing was changed. Add --yes \
        to delete what it has, or name another store with --store PATH.
        """)
    #expect(try folder.rows == rows)
  }

  @Test(arguments: [SeedCommand.Aim.seed, .reset])
  func `ask, and leave it alone unless told otherwise`(
    aim: SeedCommand.Aim
  ) throws {
    _ = try run(.seed)
    try folder.add(number: 7)
    let rows = try folder.rows
    var questions: [String] = []

    let code = try run(aim) { question in
      questions.append(question)
      return false
    }

    #expect(code == 1)
    #expect(questions.count == 1)
    let question = try #require(questions.first)
    #expect(question.hasPrefix("The store \(folder.path) has "))
    #expect(question.hasSuffix(" Delete what it has? [y/N]"))
    #expect(try folder.rows == rows)
  }

  @Test func `replace it when told so`() throws {
    for arguments in [[], ["--yes"]] {
      try folder.add(number: 7)

      #expect(try run(.seed, arguments) { _ in arguments.isEmpty } == 0)
      #expect(try folder.hasSampleData)
    }
    try folder.add(number: 7)

    #expect(try run(.reset, ["--yes"]) == 0)
    #expect(try folder.summary == nil)
  }

  @Test func `replace everything or nothing`() throws {
    try folder.add(number: 7)
    let rows = try folder.rows
    let context = ModelContext(try folder.open())
    let other = try folder.open()

    try other.store.withConnection { connection in
      try connection.transaction {
        _ = #expect(throws: StorageError.locked(file: folder.path, seconds: 0))
        {
          try SampleData.replace(in: context, seeds: true)
        }
      }
    }

    #expect(try folder.rows == rows)
  }

  // MARK: Other files

  @Test func `leave another program's file as it is`() throws {
    let database = try SQLiteConnection(name: folder.path, busyTimeout: .zero)
    try database.run("CREATE TABLE Score (number)")
    try database.run("INSERT INTO Score VALUES (1)")
    let bytes = try Data(contentsOf: folder.store)

    for aim in [SeedCommand.Aim.seed, .reset] {
      #expect(
        throws: StorageError.cannotOpen(
          file: folder.path, reason: .otherProgram)
      ) { try run(aim, ["--yes"]) }
    }

    #expect(try Data(contentsOf: folder.store) == bytes)
  }

  @Test func `leave a text as it is`() throws {
    let text = Data("a list of scores, and no database\n".utf8)
    try text.write(to: folder.store)

    for aim in [SeedCommand.Aim.seed, .reset] {
      #expect(
        throws: StorageError.cannotOpen(
          file: folder.path, reason: .notADatabase)
      ) { try run(aim, ["--yes"]) }
    }

    #expect(try Data(contentsOf: folder.store) == text)
  }

  // MARK: The sample data

  @Test func `know every entity of the screens`() {
    #expect(
      Set(SampleData.kinds.map(\.entity))
        == Set(Schema.workbench.types.map { "\($0)" }))
  }

  @Test func `have a few of each, in Hangul and in Latin`() throws {
    _ = try run(.seed)

    let context = ModelContext(try folder.open())
    for kind in SampleData.kinds {
      #expect((3...12).contains(try kind.count(context)), "\(kind.entity)")
    }
  }

  @Test func `have videos that a search in the catalog finds`() async throws {
    _ = try run(.seed)

    let context = ModelContext(try folder.open())
    for entry in try context.fetch(FetchDescriptor<PlaylistEntry>()) {
      let found = try await BundledCatalog().videos(matching: entry.track)
      #expect(found.contains(entry.video))
    }
  }

  private func run(
    _ aim: SeedCommand.Aim, _ options: [String] = [],
    asking agrees: ((String) -> Bool)? = nil
  ) throws -> Int32 {
    var arguments = CommandLineArguments(["--store", folder.path] + options)
    return try SeedCommand(aim, &arguments).run(asking: agrees)
  }
}
