import Specification
import Testing
import WorkbenchKit

@testable import Model

@MainActor
@Suite struct `A stage` {
  @Test(arguments: SaveObstacle.allCases)
  func `can make saves fail for a while`(obstacle: SaveObstacle) async throws {
    let stage = try Stage(.directContext)
    let save = { try stage.change(in: .otherContext) { $0.insert(Score()) } }

    try await stage.whileSavesFail(obstacle) {
      #expect(throws: StorageError.self, performing: save)
    }

    try save()
  }

  @Test func `starts afresh on an empty store`() throws {
    let stage = try Stage(.directContext)
    let screen = stage.open(.roster)
    try screen.tap("99 모마 아포짓")

    let next = try stage.startAfresh(consume screen)

    #expect(next.text.contains("No scores yet"))
    #expect(stage.fetchCount == 2)
  }
}
