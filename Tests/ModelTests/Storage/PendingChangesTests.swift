import Foundation
import Testing

@testable import Model

@Suite struct `Pending changes` {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.inMemory())
  }

  @Test func `a fetch sees what is not saved yet`() throws {
    context.add(1)
    let two = context.add(2)
    try context.save()

    context.add(3)
    context.delete(two)

    #expect(try context.numbers == [1, 3])
    #expect(try context.fetchCount(FetchDescriptor<Goal>()) == 2)
  }

  @Test func `a fetch may look at the saved state only`() throws {
    context.add(1)
    try context.save()
    context.add(2)
    var descriptor = FetchDescriptor<Goal>()
    descriptor.includePendingChanges = false

    let scores = try context.fetch(descriptor)

    #expect(scores.map(\.number) == [1])
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test func `predicate, order, limit and offset apply to the whole`() throws {
    for number in [10, 20, 30, 40, 50] { context.add(number) }
    try context.save()
    let scores = try context.fetch(FetchDescriptor<Goal>())
    scores[0].renumber(45)
    scores[1].renumber(5)
    context.delete(scores[2])
    context.add(35)
    context.add(7)

    var descriptor = FetchDescriptor<Goal>(
      predicate: #Predicate { $0.number > 6 },
      sortBy: [SortDescriptor(\.number)])
    let all = try context.fetch(descriptor).map(\.number)
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 3
    let window = try context.fetch(descriptor).map(\.number)

    #expect(all == [7, 35, 40, 45, 50])
    #expect(window == [35, 40, 45])
    #expect(try context.fetchCount(descriptor) == 3)
  }

  @Test func `the largest limit and offset are no trap`() throws {
    context.add(1)
    try context.save()
    context.add(2)
    var descriptor = FetchDescriptor<Goal>()
    descriptor.fetchLimit = .max
    descriptor.fetchOffset = .max

    #expect(try context.fetch(descriptor).isEmpty)
    #expect(try context.fetchCount(descriptor) == 0)
  }

  @Test func `rows have the order of insertion, and ties of a sort too`() throws
  {
    for number in [2, 1, 2] { context.add(number, "saved") }
    try context.save()
    for number in [1, 2] { context.add(number, "pending") }
    try context.fetch(FetchDescriptor<Goal>())[0].name = "changed"

    let plain = try context.numbers
    let sorted = try context.fetch(
      FetchDescriptor<Goal>(sortBy: [SortDescriptor(\.number)])
    ).map { "\($0.number) \($0.name)" }

    #expect(plain == [2, 1, 2, 1, 2])
    #expect(
      sorted == [
        "1 saved", "1 pending", "2 changed", "2 saved", "2 pending",
      ])
  }

  @Test func `the same row is the same object`() throws {
    let inserted = context.add(1)
    try context.save()

    let first = try #require(context.fetch(FetchDescriptor<Goal>()).first)
    first.renumber(2)
    let second = try #require(context.fetch(FetchDescriptor<Goal>()).first)

    #expect(first === inserted)
    #expect(second === inserted)
    #expect(second.number == 2)
  }

  @Test func `an object that nobody holds is let go`() throws {
    context.add(1)
    try context.save()
    weak let score = try context.fetch(FetchDescriptor<Goal>()).first

    #expect(score == nil)
    #expect(try context.numbers == [1])
  }

  @Test func `an equal write is no change`() throws {
    let score = context.add(1, "한")
    try context.save()

    score.renumber(1)
    score.name = "\u{1112}\u{1161}\u{11AB}"

    #expect(!context.hasChanges)
  }

  @Test func `it lists what is pending`() throws {
    let changed = context.add(1)
    let deleted = context.add(2)
    try context.save()

    changed.renumber(3)
    context.delete(deleted)
    let inserted = context.add(4)

    #expect(context.hasChanges)
    #expect(context.changedModelsArray.map(\.id) == [changed.id])
    #expect(context.deletedModelsArray.map(\.id) == [deleted.id])
    #expect(context.insertedModelsArray.map(\.id) == [inserted.id])
  }

  @Test func `a rollback undoes everything`() throws {
    let changed = context.add(1)
    let deleted = context.add(2)
    try context.save()
    changed.renumber(3)
    deleted.renumber(4)
    context.delete(deleted)
    let inserted = context.add(5)

    context.rollback()

    #expect(!context.hasChanges)
    #expect(changed.number == 1)
    #expect(deleted.number == 2)
    #expect(try context.numbers == [1, 2])
    #expect(try context.fetch(FetchDescriptor<Goal>())[0] === changed)
    #expect(!deleted.isDeleted)
    #expect(inserted.modelContext == nil)
    #expect(inserted.number == 5)
  }

  @Test func `an unsaved object that is deleted just leaves`() throws {
    let score = context.add(1)

    context.delete(score)

    #expect(!context.hasChanges)
    #expect(score.modelContext == nil)
    #expect(score.number == 1)
  }

  @Test func `deleting by predicate deletes what meets it`() throws {
    for number in 1...4 { context.add(number) }
    try context.save()
    context.add(5)

    try context.delete(
      model: Goal.self, where: #Predicate { $0.number > 2 })

    #expect(try context.numbers == [1, 2])
    context.rollback()
    #expect(try context.numbers == [1, 2, 3, 4])
  }
}
