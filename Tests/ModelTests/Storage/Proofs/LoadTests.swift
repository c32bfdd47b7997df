import Foundation
import Testing

@testable import Model
@testable import store_worker

/// Several actors in each of two programs that use one store.
@Suite struct `A store under load` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `nobody waits for ever, nothing is lost or read half`() throws {
    let rounds = Proofs.count(1_500, long: 10_000)
    let file = folder.store.path

    let workers = try ["0", "1"].map { name in
      try Worker(["load", file, name, "\(rounds)"], patience: .seconds(300))
    }
    for worker in workers {
      #expect(try worker.finish() == ["opened", "done"])
    }

    let context = ModelContext(try ModelContainer.games(folder.store))
    let games = try context.fetch(FetchDescriptor<Game>())
    #expect(games.map(\.number).sorted() == [0, 0, 1, 1, 2, 2, 3, 3])
    #expect(games.allSatisfy { $0.revision == rounds })
    // Those of the last round that dropped the earlier ones, and later ones.
    let points = try context.fetch(FetchDescriptor<Point>())
    #expect(points.count == 4 * 2 * (rounds % 5 + 1))
  }

  @Test func `another program's save arrives`() throws {
    let context = ModelContext(try ModelContainer.games(folder.store))
    try GameLog.save(1, in: context)
    let observer = try ResultsObserver<Game, Never>(
      filterBy: #Predicate { $0.revision == 2 }, modelContext: context)
    let game = try #require(try context.fetch(FetchDescriptor<Game>()).first)
    #expect(observer.results.isEmpty)

    let worker = try Worker(["write", folder.store.path, "normal", "1"])
    #expect(try worker.nextLine() == "saved 2")
    context.processPendingChanges()

    #expect(observer.results.map(\.number) == [1, 2])
    #expect(observer.results.first === game)
    #expect(game.revision == 2)
    #expect(try GameLog(in: context) == GameLog(saves: 2))
    try worker.finish()
  }
}
