import Foundation
import Testing

@testable import Model

/// Random sequences of everything that a context can do, beside a model.
@Suite struct `Random sequences` {
  @Test(arguments: Proof.seeds(short: 60, long: 3_000))
  func `a store does what its model does`(seed: UInt64) throws {
    let steps = Step.sequence(seed: seed, count: Proof.isLong ? 200 : 80)
    guard let failure = try Self.failure(of: steps) else { return }

    let shortest = try Self.shortened(steps, failure)
    Issue.record(
      """
      Seed \(seed): \(shortest.message)
      \(shortest.log.joined(separator: "\n"))
      """)
  }

  private struct Failure {
    let message: String
    let log: [String]
    let stepCount: Int
  }

  private static func failure(of steps: [Step]) throws -> Failure? {
    let rehearsal = try Rehearsal()
    for (index, step) in steps.enumerated() {
      do {
        try rehearsal.perform(step)
        try rehearsal.check()
      } catch let divergence as Divergence {
        return Failure(
          message: divergence.message, log: rehearsal.log,
          stepCount: index + 1)
      }
    }
    return nil
  }

  /// Leaves out steps for as long as the sequence still fails.
  private static func shortened(
    _ steps: [Step], _ failure: Failure
  ) throws -> Failure {
    var shortest = failure
    var steps = Array(steps.prefix(failure.stepCount))
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      while start + length <= steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<start + length)
        if let failure = try Self.failure(of: fewer) {
          shortest = failure
          steps = Array(fewer.prefix(failure.stepCount))
        } else {
          start += length
        }
      }
      length /= 2
    }
    return shortest
  }
}
