@testable import store_worker

/// One step of a random sequence; what exactly it does follows from its salt
/// and from what is there, so a sequence still makes sense without some steps.
struct Step {
  enum Action: CaseIterable {
    case insert, change, changeBack, delete, reinsert, handOver, deleteWhere
    case save, saveLocked, rollback, transaction, failingTransaction
    case fetch, lookUp, process, drop, relaunch, erase

    /// How often it comes, in comparison.
    fileprivate var weight: Int {
      switch self {
      case .change: 14
      case .fetch: 9
      case .insert, .save: 7
      case .process: 4
      case .delete: 3
      case .changeBack, .reinsert, .saveLocked, .rollback, .drop: 2
      case .transaction, .failingTransaction, .lookUp, .handOver: 2
      case .deleteWhere, .relaunch, .erase: 1
      }
    }
  }

  let action: Action
  let context: Int
  let salt: UInt64

  private static let choices = Action.allCases.flatMap { action in
    Array(repeating: action, count: action.weight)
  }

  static func random(_ random: inout SeededGenerator) -> Step {
    Step(
      action: choices[Int.random(in: choices.indices, using: &random)],
      context: Int.random(in: 0..<3, using: &random), salt: random.next())
  }

  static func sequence(seed: UInt64, count: Int) -> [Step] {
    var random = SeededGenerator(seed: seed)
    // Something to begin with, which everyone has.
    let start = [
      (Action.insert, 0), (.insert, 0), (.insert, 0), (.save, 0), (.fetch, 1),
      (.fetch, 2),
    ].map { Step(action: $0, context: $1, salt: random.next()) }
    return start + (0..<count).map { _ in Step.random(&random) }
  }
}
