import Foundation
import Testing

@testable import Model

@Suite struct `A save that fails` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func container() throws -> ModelContainer { try .file(folder.store) }

  @Test func `a failed save leaves everything pending`() throws {
    let context = ModelContext(try container())
    let changed = context.add(1)
    let deleted = context.add(2)
    try context.save()
    changed.renumber(10)
    context.delete(deleted)
    let inserted = context.add(3)
    inserted.name = "new"
    let temporary = inserted.persistentModelID
    let sample = Sample()
    sample.size = .nan
    context.insert(sample)

    #expect(
      throws: StorageError.invalidValue(
        entity: "Sample", attribute: "size", value: "nan")
    ) { try context.save() }

    #expect(context.hasChanges)
    #expect(deleted.isDeleted)
    #expect(inserted.persistentModelID == temporary)
    #expect(try ModelContext(context.container).numbers == [1, 2])
    sample.size = 1
    try context.save()
    #expect(try ModelContext(context.container).numbers == [10, 3])
  }

  @Test func `a store that became read-only is an error`() throws {
    let container = try container()
    let context = ModelContext(container)
    context.add(1)
    try container.store.withConnection { connection in
      try connection.run("PRAGMA query_only = 1")
    }
    let file = container.configuration.displayName

    #expect(throws: StorageError.readOnly(file: file)) {
      try context.save()
    }

    #expect(context.hasChanges)
  }

  @Test func `changing a row that is gone makes the save fail`() throws {
    let container = try container()
    let (here, there) = (ModelContext(container), ModelContext(container))
    here.add(1)
    try here.save()
    let mine = try #require(here.fetch(FetchDescriptor<Goal>()).first)
    try there.delete(model: Goal.self)
    try there.save()

    mine.renumber(2)
    here.add(3)

    #expect(throws: StorageError.rowGone(entity: "Goal", row: 1)) {
      try here.save()
    }
    #expect(try ModelContext(container).numbers == [])
    here.rollback()
    here.processPendingChanges()
    #expect(mine.isDeleted)
    #expect(mine.modelContext == nil)
    #expect(mine.number == 1)
  }

  @Test func `a transaction saves, and one that throws doesn't`() throws {
    struct Refusal: Error {}
    let context = ModelContext(try container())

    try context.transaction { context.add(1) }
    #expect(throws: Refusal.self) {
      try context.transaction {
        context.add(2)
        throw Refusal()
      }
    }

    #expect(try ModelContext(context.container).numbers == [1])
    #expect(context.insertedModelsArray.count == 1)
  }
}
