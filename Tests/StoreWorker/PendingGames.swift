import Foundation
import Model

/// A change, a deletion and an insertion that wait for a save.
///
/// ``numbers(in:)`` are 1 and 2 before the save and 10 and 3 after it.
struct PendingGames {
  let changed: Game
  let deleted: Game
  let inserted: Point

  init(in context: ModelContext) throws {
    changed = Game(number: 1)
    deleted = Game(number: 2)
    context.insert(changed)
    context.insert(deleted)
    try context.save()
    changed.revision = 10
    context.delete(deleted)
    // Larger than any page that the store may have left.
    inserted = Point(
      game: 3, position: 0, film: Data(repeating: 1, count: 100_000))
    context.insert(inserted)
  }

  /// Whether all three are still pending.
  func isIntact(in context: ModelContext) -> Bool {
    context.hasChanges && changed.revision == 10 && deleted.isDeleted
      && context.changedModelsArray.map(ObjectIdentifier.init)
        == [ObjectIdentifier(changed)]
      && context.deletedModelsArray.map(ObjectIdentifier.init)
        == [ObjectIdentifier(deleted)]
      && context.insertedModelsArray.map(ObjectIdentifier.init)
        == [ObjectIdentifier(inserted)]
  }

  /// The revisions of the games that are stored, and the points' games.
  static func numbers(in context: ModelContext) throws -> [Int] {
    try context.fetch(FetchDescriptor<Game>()).map(\.revision)
      + context.fetch(FetchDescriptor<Point>()).map(\.game)
  }
}
