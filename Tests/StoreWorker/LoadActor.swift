import Foundation
import Model

/// Someone with a context of their own.
actor LoadActor {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let context: ModelContext
  private var games: [Game] = []
  private var observer: ResultsObserver<Game, Never>?

  init(_ container: ModelContainer) {
    context = ModelContext(container)
  }

  // MARK: Writing

  /// Counts in two rows at once and adds a pair of points; in every fifth round
  /// the earlier points go.
  func write(_ round: Int, as writer: Int) throws {
    if games.isEmpty {
      games = [Game(number: writer), Game(number: writer)]
      for game in games {
        game.revision = 0
        context.insert(game)
      }
    }
    try context.transaction {
      if round.isMultiple(of: 5) {
        try context.delete(
          model: Point.self, where: #Predicate { $0.game == writer })
      }
      for game in games {
        game.revision += 1
        context.insert(Point(game: writer, position: round))
      }
    }
  }

  // MARK: Reading

  /// Fetches what belongs together, and throws if it is half there.
  func read() throws {
    let games = try context.fetch(FetchDescriptor<Game>())
    try Self.expectPairs(games)
    let last = games.map(\.revision).max() ?? 0
    let newer = try context.fetch(
      FetchDescriptor<Game>(predicate: #Predicate { $0.revision > last }))
    guard newer.allSatisfy({ $0.revision > last }) else {
      throw Failure(
        description: "\(newer.map(\.revision)) are not all after \(last)")
    }
    let late = FetchDescriptor<Point>(
      predicate: #Predicate { $0.position > 2 })
    let points = try context.fetch(late)
    for (place, pair) in Dictionary(
      grouping: points, by: { [$0.game, $0.position] })
    where pair.count != 2 {
      throw Failure(description: "\(pair.count) of 2 points at \(place)")
    }
  }

  /// The same for what an observer has.
  func observe() throws {
    let observer = try observer ?? ResultsObserver(modelContext: context)
    self.observer = observer
    context.processPendingChanges()
    if let error = observer.error { throw error }
    try Self.expectPairs(observer.results)
  }

  private static func expectPairs(_ games: [Game]) throws {
    for (writer, pair) in Dictionary(grouping: games, by: \.number) {
      let revisions = pair.map(\.revision)
      guard revisions.count == 2, revisions[0] == revisions[1] else {
        throw Failure(description: "writer \(writer) is at \(revisions)")
      }
    }
  }
}
