import Foundation
import Model
import Testing

@Suite struct `A change that is saved at once` {
  private let container: ModelContainer
  private let context: ModelContext
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(
        url: folder.store, busyTimeout: .zero))
    context = ModelContext(container)
  }

  @Test func `is seen here and stored`() throws {
    try context.saveAtOnce { $0.insert(Score(.first)) }

    #expect(try numbers(in: context) == [3])
    #expect(try numbers(in: ModelContext(container)) == [3])
    #expect(!context.hasChanges)
  }

  @Test(arguments: SaveObstacle.allCases)
  func `changes nothing when it can't be`(obstacle: SaveObstacle) throws {
    try context.saveAtOnce { $0.insert(Score(.first)) }
    context.insert(Score(.second))

    _ = try withExtendedLifetime(container.obstructSaves(by: obstacle)) {
      () throws in
      #expect(throws: SaveFailure.self) {
        try context.saveAtOnce { $0.insert(Score(.first)) }
      }
    }

    #expect(try numbers(in: context) == [3, 4])
    try context.save()
    #expect(try numbers(in: ModelContext(container)) == [3, 4])
  }

  @Test func `needs an object that is still there`() throws {
    try context.saveAtOnce { $0.insert(Score(.first)) }
    let score = try #require(context.fetch(FetchDescriptor<Score>()).first)
    try context.saveAtOnce { $0.delete(try $0.existing(score)) }

    #expect(
      throws: SaveFailure(StorageError.rowGone(entity: "Score", row: 1))
    ) {
      try context.saveAtOnce { $0.delete(try $0.existing(score)) }
    }
    #expect(try numbers(in: context) == [])
  }

  private func numbers(in context: ModelContext) throws -> [Int] {
    try context.fetch(FetchDescriptor<Score>()).map(\.number)
  }
}

@Suite struct `Why a save failed` {
  @Test(arguments: [
    (
      StorageError.locked(file: "f", seconds: 0),
      """
      Another program is using the store. Nothing was changed; try again when \
      it is done.
      """
    ),
    (
      .diskFull(file: "f"),
      "The disk is full. Nothing was changed; make room and try again."
    ),
    (
      .readOnly(file: "f"),
      """
      The store may be read but not written. Nothing was changed; allow \
      writing to its file and try again.
      """
    ),
    (
      .damaged(file: "f", detail: "d"),
      """
      The store is damaged. Nothing was changed; replace its file with a copy.
      """
    ),
    (
      .rowGone(entity: "Score", row: 1),
      "It was deleted elsewhere. Nothing was changed."
    ),
    (.noContainer, "\(StorageError.noContainer)"),
  ])
  func `is said so that a person can act on it`(
    error: StorageError, message: String
  ) {
    #expect(SaveFailure(error).message == message)
  }
}

extension TeamMember {
  fileprivate static let first = sheet[0]
  fileprivate static let second = sheet[1]
}
