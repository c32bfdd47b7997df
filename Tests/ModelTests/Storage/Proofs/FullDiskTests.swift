import Foundation
import Testing

@testable import Model
@testable import store_worker

@Suite struct `A full disk` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a store that may not grow is an error that can be mended`() throws
  {
    let container = try ModelContainer.games(folder.store)
    let context = ModelContext(container)
    let pending = try PendingGames(in: context)
    try container.store.withConnection { connection in
      let pages = try connection.integer("PRAGMA page_count")
      _ = try connection.integer("PRAGMA max_page_count = \(pages)")
    }

    #expect(throws: StorageError.diskFull(file: folder.store.path)) {
      try context.save()
    }

    #expect(pending.isIntact(in: context))
    #expect(try PendingGames.numbers(in: ModelContext(container)) == [1, 2])
    try container.store.withConnection { connection in
      _ = try connection.integer("PRAGMA max_page_count = 1000000")
    }
    try context.save()
    #expect(try storedNumbers() == [10, 3])
  }

  @Test func `a program with too small a limit is told the same`() throws {
    let worker = try Worker(["limit", folder.store.path])

    let said = try worker.finish()

    #expect(
      said == [
        "\(StorageError.diskFull(file: folder.store.path))",
        """
        Can't open \(folder.store.path).new: there is no room left on its \
        disk. Make room and try again.
        """,
        "pending: true", "stored: [1, 2]", "stored: [10, 3]",
      ])
    #expect(try storedNumbers() == [10, 3])
  }

  /// What a container of its own finds.
  private func storedNumbers() throws -> [Int] {
    try PendingGames.numbers(in: ModelContext(.games(folder.store)))
  }
}
