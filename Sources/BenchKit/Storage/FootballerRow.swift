import Foundation

/// A row as raw SQLite calls read and write it.
struct FootballerRow: Hashable {
  let id: UUID
  let name: String
  let number: Int
  let position: String
}

extension FootballerRow {
  static let positions = [
    "Goalkeeper", "Defender", "Midfielder", "Forward", "Left wing",
    "Right wing", "Sweeper", "Striker",
  ]

  /// Rows that are the same each time.
  static func seed(_ count: Int) -> [FootballerRow] {
    var numbers = SplitMix(state: 42)
    return (0..<count).map { index in
      let halves = (numbers.next().bigEndian, numbers.next().bigEndian)
      return FootballerRow(
        id: withUnsafeBytes(of: halves) { bytes in
          UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        },
        name: "Player number \(numbers.next() % 1_000_000) \(index % 97)",
        number: Int(numbers.next() % 1_000),
        position: positions[Int(numbers.next() % UInt64(positions.count))])
    }
  }
}

extension Digest {
  init(_ rows: some Sequence<FootballerRow>) {
    self.init()
    for row in rows {
      withUnsafeBytes(of: row.id.uuid) { add($0) }
      add(row.name.utf8)
      withUnsafeBytes(of: row.number.littleEndian) { add($0) }
      add(row.position.utf8)
      endRow()
    }
  }
}

/// Random numbers that are the same each time.
///
/// https://prng.di.unimi.it/splitmix64.c
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
