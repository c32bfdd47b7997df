import Foundation
import Testing

/// How long the random proofs run, and from which seeds.
///
/// `STORAGE_PROOFS=long` runs the long form of all of them, and
/// `STORAGE_SEED=7` one seed alone, which is how a failure is replayed.
enum Proof {
  static var isLong: Bool { environment["STORAGE_PROOFS"] == "long" }

  /// The seeds of a proof.
  ///
  /// - Parameters:
  ///   - short: How many when the whole suite runs.
  ///   - long: How many in the long form.
  /// - Returns: The numbers from 1, or the one that is asked for.
  static func seeds(short: Int, long: Int) -> [UInt64] {
    if let seed = environment["STORAGE_SEED"].flatMap(UInt64.init) {
      return [seed]
    }
    return (1...(isLong ? long : short)).map(UInt64.init)
  }

  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }
}

extension SeededGenerator {
  /// True once in so many times.
  mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// One of a list that isn't empty.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let index = Int.random(in: 0...others.count, using: &self)
    return index == 0 ? first : others[index - 1]
  }

  /// The value, or nil once in three times.
  mutating func maybe<Value>(_ value: Value) -> Value? {
    once(in: 3) ? nil : value
  }
}
