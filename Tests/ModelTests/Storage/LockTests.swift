import Foundation
import Testing

@testable import Model

@Suite struct `Locks and many writers` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
}
