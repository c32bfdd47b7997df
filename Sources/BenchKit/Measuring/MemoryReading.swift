import Foundation

/// How much memory a process needs more once it holds something.
struct MemoryReading: Codable {
  /// The growth; nil where it can't be measured.
  let bytes: Int?
  private let rows: Int
  private let checksum: String

  /// Looks at the memory of this process before and after.
  ///
  /// - Parameters:
  ///   - make: Makes what is held.
  ///   - digest: Takes the rows from it.
  init<Held>(
    holding make: () throws -> Held, digest: (Held) -> Digest
  ) rethrows {
    let before = ResidentMemory.bytes
    let held = try make()
    let after = ResidentMemory.bytes
    let digest = digest(held)
    bytes = before.flatMap { before in after.map { $0 - before } }
    rows = digest.count
    checksum = digest.checksum
  }

  /// The rows that are held; nil if another process made it up.
  var digest: Digest? { Digest(count: rows, checksum: checksum) }

  /// The reading for the process that has asked for it.
  var json: String {
    get throws {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }
}
