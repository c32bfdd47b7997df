import Foundation
import Synchronization
import Testing

@testable import Model

/// A shirt whose number was a text, then a number; then its owner must have a
/// name.
private enum V1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Shirt.self] }

  nonisolated final class Shirt: StoredObject, PersistentModel {
    @Attribute var number = ""
    @Attribute var owner: String?
    @Attribute var size = 1
    static var columns: [Column<Shirt>] {
      [
        Column("number", \.number, \._number),
        Column("owner", \.owner, \._owner), Column("size", \.size, \._size),
      ]
    }
  }
}

private enum V2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Shirt.self] }

  nonisolated final class Shirt: StoredObject, PersistentModel {
    @Attribute var number = -1
    @Attribute var owner = "nobody"
    @Attribute var size: Int?
    static var columns: [Column<Shirt>] {
      [
        Column("number", \.number, \._number, .unique),
        Column("owner", \.owner, \._owner), Column("size", \.size, \._size),
      ]
    }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [V1.self, V2.self] }
  static var stages: [MigrationStage] { [stage()] }

  /// Numbers by row, which both versions know.
  static func stage(failing: Bool = false) -> MigrationStage {
    let numbers = Mutex<[PersistentIdentifier: Int]>([:])
    return .custom(
      fromVersion: V1.self, toVersion: V2.self,
      willMigrate: { context in
        for shirt in try context.fetch(FetchDescriptor<V1.Shirt>()) {
          let number = Int(shirt.number) ?? 0
          numbers.withLock { $0[shirt.persistentModelID] = number }
          // Whatever is left unique between the steps, the rows are.
          shirt.size += 10
        }
      },
      didMigrate: { context in
        if failing { throw CocoaError(.fileReadCorruptFile) }
        for shirt in try context.fetch(FetchDescriptor<V2.Shirt>()) {
          shirt.number = numbers.withLock { $0[shirt.persistentModelID] ?? 0 }
        }
      })
  }
}

private enum FailingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { Plan.schemas }
  static var stages: [MigrationStage] { [Plan.stage(failing: true)] }
}

@Suite struct Migration {
  let folder = try? TemporaryFolder()

  private var file: ModelConfiguration {
    get throws {
      ModelConfiguration(url: try #require(folder).store, busyTimeout: .zero)
    }
  }

  /// A store of the first version with two shirts, of which one was deleted.
  private func makeOldStore() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: V1.self), configurations: file))
    for number in ["7", "10", "99"] {
      let shirt = V1.Shirt()
      shirt.number = number
      shirt.owner = number == "7" ? "Kim" : nil
      context.insert(shirt)
      try context.save()
      if number == "99" { context.delete(shirt) }
    }
    try context.save()
  }

  private func open(
    _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: V2.self), migrationPlan: plan,
        configurations: file))
  }

  @Test func `a written step brings the rows along`() throws {
    try makeOldStore()

    let context = try open(Plan.self)
    let shirts = try context.fetch(FetchDescriptor<V2.Shirt>())

    #expect(shirts.map(\.number) == [7, 10])
    #expect(shirts.map(\.owner) == ["Kim", "nobody"])
    #expect(shirts.map(\.size) == [11, 11])
  }

  @Test func `identifiers are not used again after a step`() throws {
    try makeOldStore()

    let context = try open(Plan.self)
    let shirt = V2.Shirt()
    context.insert(shirt)
    try context.save()

    #expect(shirt.persistentModelID.description == "Shirt 4")
  }

  @Test func `a step is taken once`() throws {
    try makeOldStore()
    _ = try open(Plan.self)

    let shirts = try open(FailingPlan.self).fetch(FetchDescriptor<V2.Shirt>())

    #expect(shirts.map(\.number) == [7, 10])
  }

  @Test func `a new file takes no step`() throws {
    let context = try open(FailingPlan.self)

    #expect(try context.fetchCount(FetchDescriptor<V2.Shirt>()) == 0)
  }

  @Test func `without the step the file is refused and untouched`() throws {
    try makeOldStore()
    let before = try #require(folder).content

    #expect(
      throws: StorageError.cannotOpen(
        file: try file.displayName,
        reason: .otherType(
          entity: "Shirt", attribute: "number", found: "TEXT",
          declared: "INTEGER"))
    ) { try open(nil) }

    #expect(try #require(folder).content == before)
  }

  @Test func `a step that fails leaves the file untouched`() throws {
    try makeOldStore()
    let before = try #require(folder).content

    let error = try #require(throws: StorageError.self) {
      try open(FailingPlan.self)
    }

    guard case .cannotOpen(_, .migrationFailed) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(try #require(folder).content == before)
    #expect(try open(Plan.self).fetchCount(FetchDescriptor<V2.Shirt>()) == 2)
  }

  @Test func `a store of the new version is refused by the old one`() throws {
    _ = try open(Plan.self)
    let before = try #require(folder).content

    #expect(
      throws: StorageError.cannotOpen(
        file: try file.displayName,
        reason: .newer(
          found: Schema.Version(2, 0, 0), supported: Schema.Version(1, 0, 0)))
    ) {
      try ModelContainer(
        for: Schema(versionedSchema: V1.self), configurations: file)
    }

    #expect(try #require(folder).content == before)
  }

  @Test func `an attribute may become optional by itself`() throws {
    let context = ModelContext(
      try ModelContainer(for: Strict.Note.self, configurations: file))
    context.insert(Strict.Note())
    try context.save()

    let later = ModelContext(
      try ModelContainer(for: Lenient.Note.self, configurations: file))
    let note = try #require(
      try later.fetch(FetchDescriptor<Lenient.Note>()).first)
    #expect(note.text == "old")
    note.text = nil
    try later.save()

    #expect(
      try ModelContext(later.container).fetch(FetchDescriptor<Lenient.Note>())
        .map(\.text) == [nil])
  }

  @Test(arguments: [
    Schema.Version(0, 0, -1), Schema.Version(2_001, 0, 0),
    Schema.Version(1, 1_000, 0), Schema.Version(1, 0, 1_000),
  ])
  func `a version that no file can remember is refused`(
    _ version: Schema.Version
  ) throws {
    #expect(
      throws: StorageError.invalidSchema(
        entity: "Version \(version)",
        reason: "the numbers go up to 2000.999.999, from 0.0.0")
    ) { try ModelContainer(for: Schema([], version: version)) }
  }
}

private enum Strict {
  nonisolated final class Note: StoredObject, PersistentModel {
    @Attribute var text = "old"
    static var columns: [Column<Note>] { [Column("text", \.text, \._text)] }
  }
}

private enum Lenient {
  nonisolated final class Note: StoredObject, PersistentModel {
    @Attribute var text: String?
    static var columns: [Column<Note>] { [Column("text", \.text, \._text)] }
  }
}
