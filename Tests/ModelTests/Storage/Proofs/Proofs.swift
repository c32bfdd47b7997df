import Foundation

/// How far the proofs go that a store stands what happens to it.
///
/// With `STORAGE_PROOFS=long` they kill, damage and load it many more times;
/// `STORAGE_PROOFS_SEED` replays what a failure has named.
enum Proofs {
  private static let environment = ProcessInfo.processInfo.environment

  static let areLong = environment["STORAGE_PROOFS"] == "long"

  static let seed =
    environment["STORAGE_PROOFS_SEED"].flatMap(UInt64.init)
    ?? 20_260_417

  static func count(_ short: Int, long: Int) -> Int {
    areLong ? long : short
  }
}
