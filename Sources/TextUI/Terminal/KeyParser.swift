/// Makes keys of the bytes that a terminal sends.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html),
/// "PC-Style Function Keys".
nonisolated struct KeyParser {
  private var pending: [UInt8] = []

  /// The keys that are complete with these bytes.
  mutating func keys(from bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = nextKey() {
      pending.removeFirst(length)
      if let key {
        keys.append(key)
      }
    }
    return keys
  }

  /// The keys in what is left, when no more bytes follow at once: an escape
  /// that begins no sequence is the Esc key, and a sequence without an end is
  /// none.
  mutating func flush() -> [Key] {
    guard pending.first == 0x1B else { return [] }
    defer { pending = [] }
    return pending.count == 1 ? [.escape] : []
  }

  /// The next key and its length in bytes; no key for what is not understood.
  private func nextKey() -> (Key?, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence()
    case 0x0D, 0x0A: return (.return, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x03: return (.interrupt, 1)
    case 0x1A: return (.suspend, 1)
    case 0x0C: return (.redraw, 1)
    case 0..<0x20: return (nil, 1)
    default: return character()
    }
  }

  private func escapeSequence() -> (Key?, Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return (Self.finals[pending[2]], 3)
    case UInt8(ascii: "["):
      if let restart = pending[2...].firstIndex(of: 0x1B),
        !pending[2..<restart].contains(where: { 0x40...0x7E ~= $0 })
      {
        return (nil, restart)
      }
      if pending.count > 2, pending[2] == UInt8(ascii: "[") {
        // The function keys of a Linux console.
        return pending.count > 3 ? (nil, 4) : nil
      }
      guard let end = pending[2...].firstIndex(where: { 0x40...0x7E ~= $0 })
      else { return nil }
      let parameters = String(decoding: pending[2..<end], as: UTF8.self)
      let key =
        pending[end] == UInt8(ascii: "~")
        ? Self.numbers[parameters] : Self.finals[pending[end]]
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
  ]

  private static let numbers: [String: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end,
    "3": .delete, "5": .pageUp, "6": .pageDown,
  ]

  /// The first character of the text that is complete in UTF-8.
  private func character() -> (Key?, Int)? {
    var text = ""
    var rest = pending[...]
    while let first = rest.first, first >= 0x20, first != 0x7F {
      let length = Self.scalarLength(from: first)
      guard rest.count >= length else { break }
      guard let scalar = String(validating: rest.prefix(length), as: UTF8.self)
      else { break }
      text += scalar
      rest = rest.dropFirst(length)
      if text.count > 1 { break }
    }
    if let character = text.first {
      return (.character(character), character.utf8.count)
    }
    return isIncomplete ? nil : (nil, 1)
  }

  /// Whether the bytes may be the start of a scalar.
  private var isIncomplete: Bool {
    guard let first = pending.first else { return false }
    return pending.count < Self.scalarLength(from: first)
      && pending.dropFirst().allSatisfy { 0x80..<0xC0 ~= $0 }
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
