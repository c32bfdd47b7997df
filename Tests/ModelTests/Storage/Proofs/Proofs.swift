import Foundation

/// How far the random proofs of the store go, and from which seeds.
///
/// `STORAGE_PROOFS=long` has them run many times longer, and `STORAGE_SEED=7`
/// from one seed alone, which is how a failure is replayed: in the form, short
/// or long, in which it was seen.
enum Proofs {
  private static let environment = ProcessInfo.processInfo.environment

  static let areLong = environment["STORAGE_PROOFS"] == "long"

  private static let askedSeed =
    environment["STORAGE_SEED"].flatMap(UInt64.init)

  /// The seed of a proof that has one.
  static let seed = askedSeed ?? 20_260_417

  /// The seeds of a proof that has several: the numbers from 1, or the one
  /// that is asked for.
  static func seeds(_ short: Int, long: Int) -> [UInt64] {
    askedSeed.map { [$0] } ?? (1...count(short, long: long)).map(UInt64.init)
  }

  static func count(_ short: Int, long: Int) -> Int {
    areLong ? long : short
  }
}
