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

  @Test func `a locked file is an error that can be mended`() throws {
    let context = ModelContext(try ModelContainer.file(folder.store))
    context.add(1)
    let other = try SQLiteConnection(
      name: folder.store.path, busyTimeout: .zero)
    try other.run("BEGIN IMMEDIATE")

    #expect(
      throws: StorageError.locked(file: folder.store.path, seconds: 0)
    ) { try context.save() }
    #expect(try context.numbers == [1])
    #expect(context.hasChanges)

    try other.run("ROLLBACK")
    try context.save()
    #expect(try ModelContext(context.container).numbers == [1])
  }

  @Test func `a store opens while another holds it locked`() throws {
    let context = ModelContext(try ModelContainer.file(folder.store))
    context.add(1)
    try context.save()
    let other = try SQLiteConnection(
      name: folder.store.path, busyTimeout: .zero)
    try other.run("BEGIN IMMEDIATE")

    let late = ModelContext(try ModelContainer.file(folder.store))

    #expect(try late.numbers == [1])
    try other.run("ROLLBACK")
  }

  @Test func `a save waits for a lock as long as it may`() async throws {
    let container = try ModelContainer.file(
      folder.store, busyTimeout: .seconds(60))
    let other = try SQLiteConnection(
      name: folder.store.path, busyTimeout: .zero)
    try other.run("BEGIN IMMEDIATE")

    async let save: Void = {
      let context = ModelContext(container)
      context.add(1)
      try context.save()
    }()
    try other.run("COMMIT")

    try await save
    #expect(try ModelContext(container).numbers == [1])
  }

  @Test func `many writers lose nothing and read nothing half`() async throws {
    let file = folder.store
    let containers = try [0, 1].map { _ in
      try ModelContainer.file(file, busyTimeout: .seconds(60))
    }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        let container = containers[writer % 2]
        group.addTask {
          let context = ModelContext(container)
          for number in 0..<25 {
            context.add(number)
            context.add(number)
            try context.save()
          }
        }
        group.addTask {
          let context = ModelContext(container)
          for _ in 0..<25 {
            let count = try context.fetchCount(FetchDescriptor<Goal>())
            #expect(count.isMultiple(of: 2))
          }
        }
      }
      try await group.waitForAll()
    }

    let numbers = try ModelContext(containers[0]).numbers
    #expect(numbers.count == 200)
    #expect(numbers.reduce(0, +) == 8 * 300)
  }

  @Test func `a context announces what it has to process, once`() throws {
    let (here, there) = try contexts(isElsewhere: false)
    let counter = Counter()
    here.whenChanged { counter.add() }

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

@Suite struct `Without a container` {
  @Test func `inserting does nothing and is reported`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: [], configurations: .init(isStoredInMemoryOnly: true)))
    let counter = Counter()
    context.issueHandler = { issue in
      if issue.hasPrefix("Goal was not inserted.") { counter.add() }
    }

    let score = context.add(1)

    #expect(counter.value == 1)
    #expect(score.modelContext == nil)
    #expect(!context.hasChanges)
    #expect(try context.numbers == [])
    #expect(try context.fetchCount(FetchDescriptor<Goal>()) == 0)
    #expect(throws: StorageError.noContainer) { try context.save() }
  }

  @Test func `an entity that the container lacks is named`() throws {
    let context = ModelContext(try ModelContainer(for: Sample.self))

    #expect(
      throws: StorageError.unknownEntity(name: "Goal", known: ["Sample"])
    ) { try context.numbers }
  }
}
