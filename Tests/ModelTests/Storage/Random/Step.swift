/// One step of a random sequence; what exactly it does follows from its salt
/// and from what is there, so a sequence still makes sense without some steps.
struct Step {
  enum Action: CaseIterable {
    case insert, change, changeBack, delete, reinsert, deleteWhere
    case save, saveLocked, rollback, transaction, failingTransaction
    case fetch, lookUp, process, drop, relaunch, erase

    /// How often it comes, in comparison.
    fileprivate var weight: Int {
      switch self {
      case .change: 8
      case .insert, .save, .fetch: 5
      case .delete, .process: 3
      case .changeBack, .reinsert, .saveLocked, .rollback, .drop: 2
      case .deleteWhere, .transaction, .failingTransaction, .lookUp: 1
      case .relaunch, .erase: 1
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
    return (0..<count).map { _ in Step.random(&random) }
  }
}
