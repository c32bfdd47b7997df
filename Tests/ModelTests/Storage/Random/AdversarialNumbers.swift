import Foundation

@testable import store_worker

/// Numbers, dates and identifiers at the ends of their ranges, and a few in
/// between, so that rows meet.
enum AdversarialNumbers {
  static func int(_ random: inout SeededGenerator) -> Int {
    random.once(in: 4)
      ? random.pick(.min, .max, .min + 1, .max - 1, 1 << 53, 1 << 53 + 1)
      : Int.random(in: -3...3, using: &random)
  }

  /// Every kind of number but NaN, which no row can have.
  static func double(_ random: inout SeededGenerator) -> Double {
    random.once(in: 2)
      ? random.pick(
        0, -0.0, .infinity, -.infinity, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1, 0.1 + 0.2,
        0.3, 1e15, 9_007_199_254_740_992)
      : Double(Int.random(in: -3...3, using: &random)) / 2
  }

  static func date(_ random: inout SeededGenerator) -> Date {
    random.pick(
      .distantPast, .distantFuture,
      Date(timeIntervalSinceReferenceDate: double(&random)),
      Date(timeIntervalSinceReferenceDate: 1 / 3),
      Date(timeIntervalSince1970: 0))
  }

  static func uuid(_ random: inout SeededGenerator) -> UUID {
    let byte = random.pick(0, 1, 0x7F, 0x80, 0xFF) as UInt8
    let other = random.pick(0, 9, 0xA0) as UInt8
    return UUID(
      uuid: (
        other, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte
      ))
  }
}
