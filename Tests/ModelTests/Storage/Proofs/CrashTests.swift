import Foundation
import Testing

@testable import Model
@testable import store_worker

/// A program that is killed while it saves leaves whole saves only.
@Suite struct `A crash` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [ModelConfiguration.Durability.full, .normal])
  func `a killed program loses nothing it has saved`(
    durability: ModelConfiguration.Durability
  ) throws {
    var random = SeededGenerator(seed: Proofs.seed)
    for number in 1...Proofs.count(8, long: 150) {
      let saved = try savesBeforeKill(durability, using: &random)

      let container = try ModelContainer.games(folder.store)
      let context = ModelContext(container)
      let found = try GameLog(in: context)
      let comment: Comment = "kill \(number) of seed \(Proofs.seed)"
      // The last save may have ended before the worker could say so.
      try #require([saved, saved + 1].contains(found.last), comment)
      try #require(found == GameLog(saves: found.last), comment)
      try #require(integrity(of: container) == "ok", comment)
      try GameLog.save(found.last + 1, in: context)
      try #require(
        try GameLog(in: ModelContext(container))
          == GameLog(saves: found.last + 1), comment)
    }
  }

  /// Starts a worker and kills it anywhere in a save.
  ///
  /// - Returns: The last save that it has acknowledged.
  private func savesBeforeKill(
    _ durability: ModelConfiguration.Durability,
    using random: inout SeededGenerator
  ) throws -> Int {
    let worker = try Worker(["write", folder.store.path, "\(durability)"])
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      _ = try worker.nextLine()
    }
    // The time of a save or two, without a clock.
    for _ in 0..<Int.random(in: 0...20_000, using: &random) { sched_yield() }
    let last = try worker.crash().last ?? ""
    return try #require(Int(last.trimmingPrefix("saved ")))
  }

  private func integrity(of container: ModelContainer) throws -> String {
    try container.store.withConnection { connection in
      let rows = try connection.rows("PRAGMA integrity_check", columns: 1)
      guard case .text(let answer) = rows.first?.first else { return "" }
      return answer
    }
  }
}
