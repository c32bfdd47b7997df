/// Makes keys of the bytes that a terminal sends.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html),
/// "PC-Style Function Keys" and "Bracketed Paste Mode".
nonisolated struct KeyParser {
  private var pending: [UInt8] = []
  private var paste = PastedText()

  /// The keys that are complete with these bytes.
  mutating func keys(from bytes: [UInt8]) -> [Key] {
    var bytes = bytes[...]
    var keys: [Key] = []
    while !bytes.isEmpty {
      if paste.isOpen {
        if let key = paste.take(&bytes) {
          keys.append(key)
        }
      } else {
        pending += bytes
        bytes = []
        takePending(into: &keys)
        if paste.isOpen {
          bytes = pending[...]
          pending = []
        }
      }
    }
    return keys
  }

  private mutating func takePending(into keys: inout [Key]) {
    var rest = pending[...]
    while !paste.isOpen, let (key, length) = Self.nextKey(in: rest) {
      if rest.prefix(length).elementsEqual(PastedText.start) {
        paste.open()
      }
      rest = rest.dropFirst(length)
      if let key {
        keys.append(key)
      }
    }
    pending = Array(rest)
  }

  /// The keys in what is left, when no more bytes follow at once: an escape
  /// that begins no sequence is the Esc key, and a sequence without an end is
  /// none.
  mutating func flush() -> [Key] {
    guard pending.first == 0x1B else { return [] }
    defer { pending = [] }
    return pending.count == 1 ? [.escape] : []
  }

  // MARK: One key

  /// The next key and its length in bytes; no key for what is not understood.
  private static func nextKey(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence(in: Array(bytes.prefix(64)))
    case 0x0D, 0x0A: return (.return, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x03: return (.interrupt, 1)
    case 0x15: return (.deleteToStart, 1)
    case 0x1A: return (.suspend, 1)
    case 0x0C: return (.redraw, 1)
    case 0..<0x20: return (nil, 1)
    default: return character(in: bytes)
    }
  }

  private static func escapeSequence(in bytes: [UInt8]) -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (finals[bytes[2]], 3)
    case UInt8(ascii: "["):
      if let restart = bytes[2...].firstIndex(of: 0x1B),
        !bytes[2..<restart].contains(where: { 0x40...0x7E ~= $0 })
      {
        return (nil, restart)
      }
      if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
        // The function keys of a Linux console.
        guard bytes.count > 3 else { return nil }
        return (bytes[3] == UInt8(ascii: "A") ? .help : nil, 4)
      }
      guard let end = bytes[2...].firstIndex(where: { 0x40...0x7E ~= $0 })
      else { return bytes.count < 64 ? nil : (nil, bytes.count) }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      let key =
        bytes[end] == UInt8(ascii: "~")
        ? numbers[parameters] : finals[bytes[end]]
      return (key, end + 1)
    default:
      return (.escape, 1)
    }
  }

  private static let finals: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "Z"): .backtab, UInt8(ascii: "M"): .return,
    UInt8(ascii: "P"): .help,
  ]

  private static let numbers: [String: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end,
    "3": .delete, "5": .pageUp, "6": .pageDown, "11": .help,
  ]

  // MARK: Text

  /// A character of more bytes comes as several, which a text joins again.
  private static let longestCharacter = 128

  /// The first character of the text that is complete in UTF-8.
  private static func character(in bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    var text = ""
    var rest = bytes
    while let first = rest.first, first >= 0x20, first != 0x7F {
      let length = scalarLength(from: first)
      guard rest.count >= length else { break }
      guard let scalar = String(validating: rest.prefix(length), as: UTF8.self)
      else { break }
      text += scalar
      rest = rest.dropFirst(length)
      if text.utf8.count >= longestCharacter || text.count > 1 { break }
    }
    if let character = text.first {
      return (.character(character), character.utf8.count)
    }
    return isIncomplete(bytes) ? nil : (nil, 1)
  }

  /// Whether the bytes may be the start of a scalar.
  private static func isIncomplete(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    return bytes.count < scalarLength(from: first)
      && bytes.dropFirst().allSatisfy { 0x80..<0xC0 ~= $0 }
  }

  /// How many bytes a scalar has that begins with this one.
  private static func scalarLength(from first: UInt8) -> Int {
    switch first {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }
}
