import CSQLite
import Foundation

/// UUIDs as the 36 characters of `uuidString`, made and read by hand.
extension RawStatement {
  func bind(_ value: UUID, at index: Int32) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 36) { text in
      withUnsafeBytes(of: value.uuid) { bytes in
        var end = 0
        for (position, byte) in bytes.enumerated() {
          if Self.hasDash(before: position) {
            text[end] = Self.dash
            end += 1
          }
          text[end] = Self.digit(byte >> 4)
          text[end + 1] = Self.digit(byte & 15)
          end += 2
        }
      }
      _ = csqlite_bind_text(handle, index, text.baseAddress, 36)
    }
  }

  /// The UUID in a column; zeros, and so another checksum, if it is none.
  func uuid(at column: Int32) -> UUID {
    var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    guard let text = sqlite3_column_text(handle, column),
      sqlite3_column_bytes(handle, column) == 36
    else { return UUID(uuid: value) }
    withUnsafeMutableBytes(of: &value) { bytes in
      var next = 0
      for position in bytes.indices {
        if Self.hasDash(before: position) { next += 1 }
        bytes[position] =
          Self.nibble(text[next]) << 4 | Self.nibble(text[next + 1])
        next += 2
      }
    }
    return UUID(uuid: value)
  }

  private static var dash: CChar { CChar(UInt8(ascii: "-")) }

  private static func hasDash(before byte: Int) -> Bool {
    byte == 4 || byte == 6 || byte == 8 || byte == 10
  }

  private static func digit(_ nibble: UInt8) -> CChar {
    CChar(nibble < 10 ? 48 + nibble : 55 + nibble)
  }

  private static func nibble(_ character: UInt8) -> UInt8 {
    character < 58
      ? character &- 48 : (character & 0xdf) &- 55
  }
}
