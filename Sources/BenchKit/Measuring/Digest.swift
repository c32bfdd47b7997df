/// Rows in their order, as a number and a checksum.
struct Digest: Hashable {
  private(set) var count = 0
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of no rows.
  init() {}

  /// A digest that another process has made.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - checksum: Their checksum; nil is the result if it is none.
  init?(count: Int, checksum: String) {
    guard let hash = UInt64(checksum, radix: 16) else { return nil }
    self.count = count
    self.hash = hash
  }

  /// The checksum as text.
  var checksum: String { String(hash, radix: 16) }

  mutating func endRow() {
    count += 1
  }

  /// Adds a cell by the rule of FNV-1a, after its length, so that no two cells
  /// can run into each other.
  mutating func add(_ bytes: some Collection<UInt8>) {
    add(byte: UInt8(truncatingIfNeeded: bytes.count))
    for byte in bytes { add(byte: byte) }
  }

  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension Digest: CustomStringConvertible {
  var description: String { "\(count) rows with the checksum \(checksum)" }
}
