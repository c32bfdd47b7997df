import Foundation
import Testing

@testable import Model

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

  @Test func `an attribute that was removed keeps its values`() throws {
    let context = ModelContext(
      try ModelContainer(for: Full.Card.self, configurations: file))
    let card = Full.Card()
    card.extra = 77
    context.insert(card)
    try context.save()

    // One attribute is gone, and another may be nil, so the table is made anew.
    _ = try ModelContainer(for: Small.Card.self, configurations: file)

    let later = ModelContext(
      try ModelContainer(for: Wide.Card.self, configurations: file))
    #expect(
      try later.fetch(FetchDescriptor<Wide.Card>()).map(\.extra) == [77])
  }

  @Test func `an attribute may be unique no more before a step`() throws {
    let old = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: Tight.self), configurations: file))
    for name in ["a", "b"] {
      let tag = Tight.Tag()
      tag.name = name
      old.insert(tag)
    }
    try old.save()

    let new = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: Loose.self),
        migrationPlan: Loosening.self, configurations: file))

    #expect(
      try new.fetch(FetchDescriptor<Loose.Tag>()).map(\.name) == ["x", "x"])
  }

  @Test func `the context of a step serves the step alone`() throws {
    try makeOldStore()
    _ = try open(EscapingPlan.self)

    let escaped = try #require(EscapingPlan.escaped.withLock { $0 })
    #expect(throws: StorageError.self) {
      try ModelContext(escaped).fetch(FetchDescriptor<V2.Shirt>())
    }
  }

  @Test(arguments: [
    Schema.Version(0, 0, 0), Schema.Version(2_001, 0, 0),
    Schema.Version(1, 1_000, 0), Schema.Version(1, 0, 1_000),
  ])
  func `a version that no file can remember is refused`(
    _ version: Schema.Version
  ) throws {
    #expect(
      throws: StorageError.invalidSchema(
        entity: "Version \(version)",
        reason: "the numbers go up to 2000.999.999, from 0.0.1")
    ) { try ModelContainer(for: Schema([], version: version)) }
  }
}
