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

  @inlinable
  public static func loaded(_ cell: SQLiteCell) -> String? { cell.text }
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
      String(unsafeUninitializedCapacity: 36) { text in
        write(to: text)
        return 36
      })
  }

  public func bind(to parameter: SQLiteParameter) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
      write(to: text)
      return parameter.bind(UnsafeBufferPointer(text))
    }
  }

  public static func loaded(_ stored: SQLValue) -> UUID? {
    guard case .text(var text) = stored else { return nil }
    return text.withUTF8 { UUID(characters: $0) }
  }

  public static func loaded(_ cell: SQLiteCell) -> UUID? {
    cell.withUTF8 { UUID(characters: $0) }
  }

  // By hand, because Foundation's parser takes twenty times as long.
  private init?(characters: UnsafeBufferPointer<UInt8>) {
    guard characters.count == 36, characters[8] == UInt8(ascii: "-"),
      characters[13] == UInt8(ascii: "-"), characters[18] == UInt8(ascii: "-"),
      characters[23] == UInt8(ascii: "-")
    else { return nil }
    var result: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var isWhole = true
    withUnsafeMutableBytes(of: &result) { bytes in
      var position = 0
      for index in 0..<16 {
        if UUID.hasHyphen(at: position) { position += 1 }
        let high = UUID.nibble(characters[position], &isWhole)
        let low = UUID.nibble(characters[position + 1], &isWhole)
        bytes[index] = high << 4 | low
        position += 2
      }
    }
    guard isWhole else { return nil }
    self.init(uuid: result)
  }

  private func write(to text: UnsafeMutableBufferPointer<UInt8>) {
    withUnsafeBytes(of: uuid) { bytes in
      var position = 0
      for byte in bytes {
        if UUID.hasHyphen(at: position) {
          text[position] = UInt8(ascii: "-")
          position += 1
        }
        text[position] = UUID.digit(byte >> 4)
        text[position + 1] = UUID.digit(byte & 15)
        position += 2
      }
    }
  }

  private static func hasHyphen(at position: Int) -> Bool {
    position == 8 || position == 13 || position == 18 || position == 23
  }

  private static func digit(_ nibble: UInt8) -> UInt8 {
    nibble < 10
      ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }

  /// The value of a hexadecimal digit; another character is reported.
  private static func nibble(
    _ character: UInt8, _ isDigit: inout Bool
  ) -> UInt8 {
    let number = character &- UInt8(ascii: "0")
    let letter = (character | 0x20) &- UInt8(ascii: "a")
    isDigit = isDigit && (number < 10 || letter < 6)
    return number < 10 ? number : letter &+ 10
  }
}
