import Foundation
import Testing

@testable import Model

@Suite struct Saving {
  let folder = try? TemporaryFolder()

  private func container(
    busyTimeout: Duration = .zero
  ) throws -> ModelContainer {
    try .file(
      try #require(folder).store, busyTimeout: busyTimeout)
  }

  @Test func `rows survive a relaunch, in their order`() throws {
    do {
      let context = ModelContext(try container())
      for number in [3, 1, 2] { context.add(number) }
      try context.save()
      context.add(4)
    }

    let reopened = ModelContext(try container())

    #expect(try reopened.numbers == [3, 1, 2])
  }

  @Test func `every type of value comes back as it was`() throws {
    let sample = Sample()
    sample.text = "é한\0\r\n'\u{10FFFF}"
    sample.limit = .min
    sample.count = .max
    sample.small = -7
    sample.isOn = true
    sample.size = -.infinity
    sample.day = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    sample.key = try #require(
      UUID(uuidString: "0123ABCD-4567-89EF-0123-456789ABCDEF"))
    sample.bytes = Data([0, 255])
    sample.second = .libero
    sample.other = Address(city: "e\u{301}", floor: 3)
    do {
      let context = ModelContext(try container())
      context.insert(sample)
      try context.save()
    }

    let context = ModelContext(try container())
    let loaded = try #require(context.fetch(FetchDescriptor<Sample>()).first)

    #expect(
      loaded.text.unicodeScalars.elementsEqual(sample.text.unicodeScalars))
    #expect(loaded.note == nil)
    #expect(loaded.limit == .min)
    #expect(loaded.count == .max)
    #expect(loaded.small == -7)
    #expect(loaded.isOn)
    #expect(loaded.size == -.infinity)
    #expect(loaded.day == sample.day)
    #expect(loaded.key == sample.key)
    #expect(loaded.bytes == Data([0, 255]))
    #expect(loaded.position == .setter)
    #expect(loaded.second == .libero)
    #expect(loaded.address == Address(city: "Seoul"))
    #expect(loaded.other == sample.other)
  }

  @Test func `an identifier is temporary until the first save`() throws {
    let context = ModelContext(try container())
    let score = context.add(1)
    let temporary = score.persistentModelID

    try context.save()

    #expect(temporary.isTemporary)
    #expect(!score.persistentModelID.isTemporary)
    let found: Goal? = context.registeredModel(for: temporary)
    #expect(found == nil)
    #expect(context.model(for: score.persistentModelID) === score)
  }

  @Test func `an identifier is never used again`() throws {
    let context = ModelContext(try container())
    let first = context.add(1)
    try context.save()
    context.delete(first)
    try context.save()

    let second = context.add(2)
    try context.save()

    #expect(second.persistentModelID != first.persistentModelID)
  }

  @Test func `an unknown identifier gives an unsaved object with it`() throws {
    let context = ModelContext(try container())
    let score = context.add(1)
    try context.save()
    let identifier = score.persistentModelID
    context.delete(score)
    try context.save()

    let model = context.model(for: identifier)

    #expect(model.persistentModelID == identifier)
    #expect(model.modelContext == nil)
    #expect(!context.hasChanges)
  }

  @Test func `a deleted object stays readable`() throws {
    let context = ModelContext(try container())
    let score = context.add(1, "Kim")
    try context.save()
    let identifier = score.persistentModelID

    context.delete(score)
    let isDeletedBefore = score.isDeleted
    let hasContextBefore = score.modelContext === context
    try context.save()

    #expect(isDeletedBefore)
    #expect(hasContextBefore)
    #expect(!score.isDeleted)
    #expect(score.modelContext == nil)
    #expect(score.name == "Kim")
    #expect(score.persistentModelID == identifier)
    score.name = "Lee"
    #expect(score.name == "Lee")
  }

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

  @Test func `a full disk is an error that can be mended`() throws {
    let container = try container()
    let context = ModelContext(container)
    context.add(1)
    try context.save()
    try container.store.withConnection { connection in
      let pages = try connection.integer("PRAGMA page_count")
      _ = try connection.integer("PRAGMA max_page_count = \(pages)")
    }
    context.add(2, String(repeating: "x", count: 100_000))
    let file = container.configuration.displayName

    #expect(throws: StorageError.diskFull(file: file)) {
      try context.save()
    }

    #expect(try context.numbers == [1, 2])
    try container.store.withConnection { connection in
      _ = try connection.integer("PRAGMA max_page_count = 1000000")
    }
    try context.save()
    #expect(try ModelContext(container).numbers == [1, 2])
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

  @Test func `a save writes changed attributes only`() throws {
    let container = try container()
    let (here, there) = (ModelContext(container), ModelContext(container))
    here.add(1, "Kim")
    try here.save()
    let mine = try #require(here.fetch(FetchDescriptor<Goal>()).first)
    let theirs = try #require(there.fetch(FetchDescriptor<Goal>()).first)

    mine.renumber(2)
    theirs.name = "Lee"
    try there.save()
    try here.save()

    let third = ModelContext(container)
    let saved = try #require(third.fetch(FetchDescriptor<Goal>()).first)
    #expect(saved.number == 2)
    #expect(saved.name == "Lee")
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

  @Test func `an autosave that fails is visible and tried again`() throws {
    let container = try container()
    let context = ModelContext(container)
    context.autosaveEnabled = true
    context.add(1)
    try container.store.withConnection { connection in
      try connection.run("PRAGMA query_only = 1")
    }

    context.autosave()
    let error = context.autosaveError as? StorageError
    try container.store.withConnection { connection in
      try connection.run("PRAGMA query_only = 0")
    }
    context.autosave()

    #expect(error == .readOnly(file: container.configuration.displayName))
    #expect(context.autosaveError == nil)
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).numbers == [1])
  }

  @Test func `autosave is off unless it is wanted`() throws {
    let context = ModelContext(try container())
    context.add(1)

    context.autosave()

    #expect(context.hasChanges)
  }

  @Test func `erasing deletes every row and tells contexts`() throws {
    let container = try container()
    let context = ModelContext(container)
    let score = context.add(1)
    try context.save()

    try container.erase()
    context.processPendingChanges()

    #expect(score.isDeleted)
    #expect(try context.numbers == [])
  }

  @MainActor @Test func `the main context is one, and saves by itself`() throws
  {
    var container: ModelContainer? = try container()
    let context = try #require(container?.mainContext)
    let isSame = container?.mainContext === context

    container = nil
    context.add(1)
    context.autosave()

    #expect(isSame)
    #expect(context.container.mainContext === context)
    #expect(!context.hasChanges)
  }

  @MainActor @Test func `a container lets go of its file`() throws {
    let file = try #require(folder).store
    var container: ModelContainer? = try .file(file)
    container?.mainContext.add(1)
    try container?.mainContext.save()

    container = nil

    let names = try #require(folder).content.keys.sorted()
    #expect(names == ["scores.store"])
  }
}
