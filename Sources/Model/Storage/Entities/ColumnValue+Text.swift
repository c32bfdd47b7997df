import Foundation

extension String: ColumnValue {
  public static var columnType: String { "TEXT" }

  /// The text in Unicode's composed form.
  @inlinable
  public var stored: SQLValue? { .text(composed) }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> String? {
    guard case .text(let value) = stored else { return nil }
    return value
  }
}

extension Data: ColumnValue {
  public static var columnType: String { "BLOB" }
  public static var isOrdered: Bool { false }

  public var stored: SQLValue? { .blob(self) }

  public static func loaded(_ stored: SQLValue) -> Data? {
    guard case .blob(let value) = stored else { return nil }
    return value
  }
}

extension UUID: ColumnValue {
  public static var columnType: String { "TEXT" }

  /// The 36 characters of `uuidString`, whose order is that of the bytes.
  public var stored: SQLValue? {
    .text(
      withUnsafeBytes(of: uuid) { bytes in
        String(unsafeUninitializedCapacity: 36) { text in
          var end = 0
          for (index, byte) in bytes.enumerated() {
            if index == 4 || index == 6 || index == 8 || index == 10 {
              text[end] = UInt8(ascii: "-")
              end += 1
            }
            text[end] = UUID.digit(byte >> 4)
            text[end + 1] = UUID.digit(byte & 15)
            end += 2
          }
          return end
        }
      })
  }

  // By hand, because Foundation's parser takes twenty times as long.
  public static func loaded(_ stored: SQLValue) -> UUID? {
    guard case .text(let text) = stored, text.utf8.count == 36 else {
      return nil
    }
    var result: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let isWhole = withUnsafeMutableBytes(of: &result) { bytes in
      var half = 0
      for (index, character) in text.utf8.enumerated() {
        if index == 8 || index == 13 || index == 18 || index == 23 {
          guard character == UInt8(ascii: "-") else { return false }
          continue
        }
        guard let value = nibble(character) else { return false }
        bytes[half / 2] |= half.isMultiple(of: 2) ? value << 4 : value
        half += 1
      }
      return true
    }
    return isWhole ? UUID(uuid: result) : nil
  }

  private static func digit(_ nibble: UInt8) -> UInt8 {
    nibble < 10
      ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }

  private static func nibble(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"):
      character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"):
      character - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
