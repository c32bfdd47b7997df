import Foundation
import Testing

@testable import Model

@Suite struct `Other contexts and processes` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two contexts on one file: of one container, or of one each as two
  /// processes have.
  private func contexts(
    isElsewhere: Bool
  ) throws -> (here: ModelContext, there: ModelContext) {
    let container = try ModelContainer.file(folder.store)
    let other = isElsewhere ? try .file(folder.store) : container
    return (ModelContext(container), ModelContext(other))
  }

  @Test(arguments: [false, true])
  func `a change saved elsewhere updates clean objects`(
    isElsewhere: Bool
  ) throws {
    let (here, there) = try contexts(isElsewhere: isElsewhere)
    let mine = here.add(1, "Kim")
    let stays = here.add(2)
    try here.save()
    let scores = try there.fetch(FetchDescriptor<Goal>())

    scores[0].name = "Lee"
    there.add(3)
    #expect(try here.numbers == [1, 2])
    try there.save()
    here.processPendingChanges()

    #expect(mine.name == "Lee")
    #expect(stays.number == 2)
    #expect(!here.hasChanges)
    #expect(try here.numbers == [1, 2, 3])
  }

  @Test(arguments: [false, true])
  func `a row deleted elsewhere is gone, its values stay`(
    isElsewhere: Bool
  ) throws {
    let (here, there) = try contexts(isElsewhere: isElsewhere)
    let mine = here.add(1, "Kim")
    try here.save()

    try there.delete(model: Goal.self)
    try there.save()
    here.processPendingChanges()

    #expect(mine.isDeleted)
    #expect(mine.modelContext == nil)
    #expect(mine.name == "Kim")
    #expect(try here.numbers == [])
  }

  @Test(arguments: [false, true])
  func `an object brought back of a row that is gone is gone too`(
    isElsewhere: Bool
  ) throws {
    let (here, there) = try contexts(isElsewhere: isElsewhere)
    let mine = here.add(1)
    try here.save()
    here.delete(mine)
    try there.delete(model: Goal.self)
    try there.save()
    here.processPendingChanges()
    here.insert(mine)

    try here.save()

    #expect(mine.isDeleted)
    #expect(mine.modelContext == nil)
    #expect(try here.numbers == [])
  }

  @Test(arguments: [false, true])
  func `pending changes stay when others save`(isElsewhere: Bool) throws {
    let (here, there) = try contexts(isElsewhere: isElsewhere)
    let mine = here.add(1, "Kim")
    try here.save()
    let theirs = try #require(there.fetch(FetchDescriptor<Goal>()).first)

    mine.renumber(7)
    theirs.renumber(5)
    theirs.name = "Lee"
    try there.save()
    here.processPendingChanges()

    #expect(mine.number == 7)
    #expect(mine.name == "Lee")
    here.rollback()
    #expect(mine.number == 5)
    #expect(mine.name == "Lee")
  }

  @Test func `a fetch compares objects as they are now`() throws {
    let (here, there) = try contexts(isElsewhere: true)
    let mine = here.add(1, "Kim")
    try here.save()
    let theirs = try #require(there.fetch(FetchDescriptor<Goal>()).first)
    theirs.name = "Lee"
    try there.save()

    let found = try here.fetch(
      FetchDescriptor<Goal>(predicate: #Predicate { $0.name == "Lee" }))

    #expect(found.map(\.name) == ["Lee"])
    #expect(found.first === mine)
  }

  @Test func `a save of one's own hides none of another's`() throws {
    let (here, there) = try contexts(isElsewhere: true)
    let mine = here.add(1, "Kim")
    try here.save()
    let theirs = try #require(there.fetch(FetchDescriptor<Goal>()).first)

    theirs.name = "Lee"
    try there.save()
    here.add(2)
    try here.save()
    here.processPendingChanges()

    #expect(mine.name == "Lee")
  }

  @Test func `a context announces what it has to process, once`() throws {
    let (here, there) = try contexts(isElsewhere: false)
    let counter = Counter()
    let notifications = here.whenChanged { counter.add() }
    defer { withExtendedLifetime(notifications) {} }

    there.add(1)
    #expect(counter.value == 0)
    try there.save()
    #expect(counter.value == 1)
    here.add(2)
    #expect(counter.value == 1)
    here.processPendingChanges()
    here.add(3)

    #expect(counter.value == 2)
  }

  @Test func `an object of another context is not inserted`() throws {
    let (here, there) = try contexts(isElsewhere: false)
    let score = here.add(1)

    there.insert(score)

    #expect(!there.hasChanges)
    #expect(score.modelContext === here)
    try here.save()
    here.delete(score)
    there.insert(score)
    #expect(!there.hasChanges)
    #expect(score.isDeleted)
  }

  @Test func `objects outlive their context`() throws {
    var context: ModelContext? = ModelContext(try .file(folder.store))
    let saved = try #require(context?.add(1, "Kim"))
    try context?.save()
    let pending = try #require(context?.add(2, "Lee"))

    context = nil
    saved.name = "Park"

    #expect(saved.modelContext == nil)
    #expect(pending.modelContext == nil)
    #expect(saved.name == "Park")
  }
}
