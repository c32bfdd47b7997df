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

  // By hand and eight digits at a time: Foundation's parser takes many times as
  // long, and a fetch of many rows would wait for it.
  private init?(characters: UnsafeBufferPointer<UInt8>) {
    guard characters.count == 36, characters[8] == UInt8(ascii: "-"),
      characters[13] == UInt8(ascii: "-"), characters[18] == UInt8(ascii: "-"),
      characters[23] == UInt8(ascii: "-")
    else { return nil }
    let text = UnsafeRawBufferPointer(characters)
    guard let first = UUID.bytes(text, 0, 4),
      let second = UUID.bytes(text, 9, 14),
      let third = UUID.bytes(text, 19, 24),
      let fourth = UUID.bytes(text, 28, 32)
    else { return nil }
    self.init(
      uuid: unsafeBitCast((first, second, third, fourth), to: uuid_t.self))
  }

  /// The four bytes that eight digits mean, four digits at each position.
  ///
  /// Each of a word's eight bytes has one digit.
  private static func bytes(
    _ text: UnsafeRawBufferPointer, _ first: Int, _ second: Int
  ) -> UInt32? {
    func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    let low = text.loadUnaligned(fromByteOffset: first, as: UInt32.self)
    let high = text.loadUnaligned(fromByteOffset: second, as: UInt32.self)
    let digits =
      UInt64(UInt32(littleEndian: low))
      | UInt64(UInt32(littleEndian: high)) << 32
    // What is added brings a byte from a bound on to its top bit.
    let letters = digits | each(0x20)
    let isNumber = (digits &+ each(0x50)) & ~(digits &+ each(0x46))
    let isLetter = (letters &+ each(0x1F)) & ~(letters &+ each(0x19))
    guard digits & each(0x80) == 0,
      (isNumber | isLetter) & each(0x80) == each(0x80)
    else { return nil }
    // A letter has bit 6, and its low bits count from 1.
    let values = (digits & each(0x0F)) &+ ((digits >> 6) & each(1)) &* 9
    var pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
    pairs = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16).littleEndian
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
}
