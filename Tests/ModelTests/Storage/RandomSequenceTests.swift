import Foundation
import Testing

@testable import Model

/// Random sequences of everything that a context can do, beside a model.
@Suite struct `Random sequences` {
  @Test(arguments: Proofs.seeds(60, long: 600))
  func `a store does what its model does`(seed: UInt64) throws {
    let steps = Step.sequence(seed: seed, count: Proofs.areLong ? 200 : 80)
    try Self.expectSuccess(of: steps, seed: seed) { try Rehearsal() }
  }

  @Test(arguments: Proofs.seeds(40, long: 400))
  func `results that are observed are those of a fresh fetch`(
    seed: UInt64
  ) throws {
    let steps = Step.sequence(seed: seed, count: Proofs.areLong ? 150 : 60)
    try Self.expectSuccess(of: steps, seed: seed) {
      try Rehearsal(observersFrom: seed)
    }
  }

  private struct Failure {
    let message: String
    let log: [String]
    let stepCount: Int
  }

  /// Records the shortest sequence found that fails, if the whole one does.
  private static func expectSuccess(
    of steps: [Step], seed: UInt64, on stage: () throws -> Rehearsal
  ) throws {
    guard let failure = try failure(of: steps, on: try stage()) else { return }
    let shortest = try shortened(steps, failure, on: stage)
    Issue.record(
      """
      Seed \(seed): \(shortest.message)
      \(shortest.log.joined(separator: "\n"))
      """)
  }

  private static func failure(
    of steps: [Step], on rehearsal: Rehearsal
  ) throws -> Failure? {
    var count = 0
    do {
      for step in steps {
        count += 1
        try rehearsal.perform(step)
        try rehearsal.check()
        try rehearsal.checkResults(after: step)
      }
      try rehearsal.finish()
    } catch let divergence as Divergence {
      return Failure(
        message: divergence.message, log: rehearsal.log, stepCount: count)
    }
    return nil
  }

  /// Leaves out steps for as long as the sequence still fails.
  private static func shortened(
    _ steps: [Step], _ failure: Failure, on stage: () throws -> Rehearsal
  ) throws -> Failure {
    var shortest = failure
    var steps = Array(steps.prefix(failure.stepCount))
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      while start + length <= steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<start + length)
        if let failure = try Self.failure(of: fewer, on: try stage()) {
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
