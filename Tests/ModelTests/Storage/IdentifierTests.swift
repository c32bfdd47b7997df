import Foundation
import Observation
import Testing

@testable import Model

@Suite struct `Identity of objects` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func container() throws -> ModelContainer { try .file(folder.store) }

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

  @Test func `an identifier is observed only while it may change`() throws {
    let context = ModelContext(try container())
    let score = context.add(1)
    try context.save()

    _ = score.persistentModelID
    #expect(!score.isObserved)

    context.delete(score)
    try context.save()
    let hasChanged = Counter()
    withObservationTracking {
      _ = score.persistentModelID
    } onChange: {
      hasChanged.add()
    }
    context.insert(score)

    #expect(hasChanged.value == 1)
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

  @Test func `an identifier survives coding and finds its object`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    let score = context.add(1)
    try context.save()

    let json = try JSONEncoder().encode(score.persistentModelID)
    let decoded = try JSONDecoder().decode(
      PersistentIdentifier.self, from: json)

    #expect(decoded == score.persistentModelID)
    #expect(context.model(for: decoded) === score)
    let other = ModelContext(context.container)
    #expect((other.model(for: decoded) as? Goal)?.number == 1)
  }

  @Test func `an object is found in a set before and after a save`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    let (score, other) = (context.add(1), context.add(1))
    let set: Set = [score]
    #expect(set.contains(score))

    try context.save()

    #expect(set.contains(score))
    #expect(!set.contains(other))
    let elsewhere = ModelContext(context.container)
      .model(for: score.persistentModelID)
    #expect((elsewhere as? Goal).map(set.contains) == false)
  }

  @Test func `an entity may have an id of its own`() throws {
    let container = try ModelContainer(
      for: Track.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let track = Track()
    let id = track.id
    context.insert(track)

    try context.save()

    #expect(track.id == id)
    let found = try context.fetch(
      FetchDescriptor<Track>(predicate: #Predicate { $0.id == id }))
    #expect(found.count == 1)
  }

  @Test func `equal rows of two entities are two identifiers`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    let (score, sample) = (context.add(1), Sample())
    context.insert(sample)
    try context.save()

    #expect(score.persistentModelID != sample.persistentModelID)
    #expect(score.persistentModelID.description == "Goal 1")
  }
}

nonisolated final class Track: StoredObject, PersistentModel {
  @Attribute var id = UUID()

  static var columns: [Column<Track>] { [Column("id", \.id, \._id)] }
}
