import Foundation
import Testing

@testable import Model

@Suite struct `An obstacle to saves` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: SaveObstacle.allCases)
  func `is real, and leaves nothing behind`(obstacle: SaveObstacle) throws {
    let container = try ModelContainer.file(folder.store)
    let context = ModelContext(container)
    context.add(1)
    try context.save()
    context.add(2)

    _ = try withExtendedLifetime(container.obstructSaves(by: obstacle)) {
      () throws in
      #expect(throws: refusal(by: obstacle)) { try context.save() }
      #expect(throws: refusal(by: obstacle)) { try context.save() }
      #expect(try ModelContext(container).numbers == [1])
    }

    try context.save()
    let reopened = try ModelContainer.file(folder.store)
    #expect(try ModelContext(reopened).numbers == [1, 2])
  }

  @Test func `needs a store that nobody else has locked`() throws {
    let container = try ModelContainer.file(folder.store)

    _ = try withExtendedLifetime(container.obstructSaves(by: .lock)) {
      () throws in
      #expect(throws: refusal(by: .lock)) {
        _ = try container.obstructSaves(by: .lock)
      }
    }
  }

  private func refusal(by obstacle: SaveObstacle) -> StorageError {
    switch obstacle {
    case .lock: .locked(file: folder.store.path, seconds: 0)
    case .fullDisk: .diskFull(file: folder.store.path)
    case .readOnly: .readOnly(file: folder.store.path)
    }
  }
}
