import Foundation
import Testing

@testable import Model

@Suite struct `Contexts` {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Entity.self, configurations: .inMemory)
    context = ModelContext(container)
  }

  private func insert(_ texts: String...) -> [Entity] {
    let entities = texts.map { Entity($0) }
    for entity in entities {
      context.insert(entity)
    }
    return entities
  }

  // MARK: Pending changes

  @Test func `a fetch sees what is not saved, in its place`() throws {
    _ = insert("b", "d")
    try context.save()
    let pending = insert("c", "a")
    try context.fetch(FetchDescriptor<Entity>())[1].text = "aa"

    var descriptor = FetchDescriptor<Entity>(
      predicate: #Predicate { $0.text != "c" },
      sortBy: [SortDescriptor(\.text, comparator: .lexical)])
    #expect(try context.fetch(descriptor).map(\.text) == ["a", "aa", "b"])
    #expect(try context.fetchCount(descriptor) == 3)

    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.text) == ["aa"])
    #expect(pending.allSatisfy { $0.persistentModelID.row == nil })
  }

  @Test func `a fetch can leave out what is not saved`() throws {
    _ = insert("saved")
    try context.save()
    _ = insert("pending")

    var descriptor = FetchDescriptor<Entity>()
    descriptor.includePendingChanges = false

    #expect(try context.fetch(descriptor).map(\.text) == ["saved"])
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test func `a deleted model is not fetched`() throws {
    let entities = insert("a", "b")
    try context.save()

    context.delete(entities[0])

    #expect(try context.texts == ["b"])
    #expect(try context.fetchCount(FetchDescriptor<Entity>()) == 1)
  }

  @Test func `deleting what was never saved leaves nothing to save`() throws {
    let entity = insert("a")[0]

    context.delete(entity)

    #expect(!context.hasChanges)
    #expect(try context.texts == [])
  }

  @Test func `an equal write is no change`() throws {
    let entity = insert("a")[0]
    try context.save()

    entity.text = "a"
    #expect(!context.hasChanges)

    entity.text = "b"
    #expect(context.hasChanges)
  }

  @Test func `a row is one object`() throws {
    let entity = insert("a")[0]
    try context.save()

    let fetched = try context.fetch(FetchDescriptor<Entity>())

    #expect(fetched.count == 1)
    #expect(fetched[0] === entity)
    let registered: Entity? = context.registeredModel(
      for: entity.persistentModelID)
    #expect(registered === entity)
  }

  @Test func `models are in the order of insertion`() throws {
    _ = insert("c", "a")
    try context.save()
    _ = insert("b")

    #expect(try context.texts == ["c", "a", "b"])
  }

  @Test func `an identifier is never used again`() throws {
    let first = insert("a")[0]
    try context.save()
    let identifier = first.persistentModelID
    context.delete(first)
    try context.save()

    let second = insert("b")[0]
    try context.save()

    #expect(second.persistentModelID != identifier)
  }

  // MARK: Saving and rolling back

  @Test func `another context sees what is saved, and nothing else`() throws {
    let other = ModelContext(container)
    _ = insert("a")
    #expect(try other.texts == [])

    try context.save()

    #expect(try other.texts == ["a"])
    #expect(!context.hasChanges)
  }

  @Test func `every kind of value survives`() throws {
    let entity = insert("한글")[0]
    entity.note = ""
    entity.number = .min
    entity.count = .max
    entity.flag = true
    entity.amount = -0.5
    entity.kind = .fancy
    entity.tags = ["x", "\"y\""]
    try context.save()

    let read = try #require(
      ModelContext(container).fetch(FetchDescriptor<Entity>()).first)

    #expect(read.text == "한글")
    #expect(read.note == "")
    #expect(read.number == .min)
    #expect(read.count == .max)
    #expect(read.flag)
    #expect(read.amount == -0.5)
    #expect(read.kind == .fancy)
    #expect(read.tags == ["x", "\"y\""])
  }

  @Test func `a text is stored in composed form`() throws {
    let entity = insert("e\u{301}")[0]

    #expect(Array(entity.text.unicodeScalars) == ["\u{E9}"])
  }

  @Test func `a rollback brings everything back`() throws {
    let entities = insert("a", "b")
    try context.save()
    entities[0].text = "changed"
    entities[0].note = "new"
    context.delete(entities[1])
    let inserted = insert("c")[0]

    context.rollback()

    #expect(try context.texts == ["a", "b"])
    #expect(entities[0].note == nil)
    #expect(!entities[1].isDeleted)
    #expect(inserted.modelContext == nil)
    #expect(!context.hasChanges)
  }

  @Test func `a deleted model stays readable`() throws {
    let entity = insert("a")[0]
    try context.save()

    context.delete(entity)
    #expect(entity.isDeleted)
    #expect(entity.modelContext === context)

    try context.save()
    #expect(!entity.isDeleted)
    #expect(entity.modelContext == nil)
    #expect(entity.text == "a")
  }

  @Test func `an update writes the changed columns only`() throws {
    let entity = insert("a")[0]
    try context.save()
    let other = ModelContext(container)
    let same = try #require(other.fetch(FetchDescriptor<Entity>()).first)

    entity.text = "mine"
    same.number = 7
    try context.save()
    try other.save()

    let read = try #require(
      ModelContext(container).fetch(FetchDescriptor<Entity>()).first)
    #expect(read.text == "mine")
    #expect(read.number == 7)
  }

  @Test func `saving a change of a row that is gone names it`() throws {
    let entity = insert("a")[0]
    try context.save()
    let other = ModelContext(container)
    let same = try #require(other.fetch(FetchDescriptor<Entity>()).first)
    other.delete(same)
    try other.save()

    entity.text = "b"

    #expect(throws: StorageError.deletedElsewhere(entity.persistentModelID)) {
      try context.save()
    }
    #expect(context.hasChanges)
  }

  @Test func `a transaction runs and saves`() throws {
    try context.transaction { _ = insert("a") }

    #expect(try ModelContext(container).texts == ["a"])
  }

  @Test func `erasing deletes everything, for everyone`() throws {
    let entity = insert("a")[0]
    try context.save()

    try container.erase()
    context.processPendingChanges()

    #expect(try context.texts == [])
    #expect(entity.modelContext == nil)
  }

  // MARK: Changes elsewhere

  @Test func `a change saved elsewhere reaches clean objects`() throws {
    let entity = insert("a")[0]
    try context.save()
    let other = ModelContext(container)
    try #require(other.fetch(FetchDescriptor<Entity>()).first).text = "b"
    try other.save()

    context.processPendingChanges()

    #expect(entity.text == "b")
  }

  @Test func `an object with changes keeps them`() throws {
    let entity = insert("a")[0]
    try context.save()
    let other = ModelContext(container)
    try #require(other.fetch(FetchDescriptor<Entity>()).first).text = "theirs"
    try other.save()
    entity.text = "mine"

    context.processPendingChanges()

    #expect(entity.text == "mine")
  }

  @Test func `a row deleted elsewhere leaves its object readable`() throws {
    let entity = insert("a")[0]
    try context.save()
    let other = ModelContext(container)
    other.delete(try #require(other.fetch(FetchDescriptor<Entity>()).first))
    try other.save()

    context.processPendingChanges()

    #expect(entity.isDeleted)
    #expect(entity.modelContext == nil)
    #expect(entity.text == "a")
  }

  // MARK: A container that does not know the type

  @Test func `a type that the container does not know is refused by name`()
    throws
  {
    let context = ModelContext(
      try ModelContainer(for: Score.self, configurations: .inMemory))

    #expect(throws: StorageError.unknownEntity("Entity")) {
      try context.fetch(FetchDescriptor<Entity>())
    }
    context.insert(Entity("a"))
    #expect(throws: StorageError.unknownEntity("Entity")) {
      try context.save()
    }
  }
}
