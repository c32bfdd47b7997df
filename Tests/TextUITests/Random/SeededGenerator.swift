/// Random numbers that a seed determines: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// A number from 0 that is less than a limit.
  mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }
}
