import Foundation

/// How far the random proofs of the views go, and from which seeds.
///
/// `VIEW_PROOFS=long` has them run many times longer, and `VIEW_SEED=7` from
/// one seed alone, which is how a failure is replayed.
nonisolated enum ViewProofs {
  private static let environment = ProcessInfo.processInfo.environment

  private static let areLong = environment["VIEW_PROOFS"] == "long"

  /// The numbers from 1, or the one that is asked for.
  static func seeds(_ short: Int, long: Int) -> [UInt64] {
    environment["VIEW_SEED"].flatMap(UInt64.init).map { [$0] }
      ?? (1...(areLong ? long : short)).map(UInt64.init)
  }
}
