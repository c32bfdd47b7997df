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
  /// that begins no sequence is the Esc key.
  mutating func flush() -> [Key] {
    guard let first = pending.first else { return [] }
    if first == 0x1B, pending.count == 1 {
      pending = []
      return [.escape]
    }
    return []
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
      guard let end = pending[2...].firstIndex(where: { 0x40...0x7E ~= $0 })
      else { return nil }
      let parameters = String(decoding: pending[2..<end], as: UTF8.self)
      let key =
        pending[end] == UInt8(ascii: "~")
        ? Self.numbers[parameters] : Self.finals[pending[end]]
      return (key, end + 1)
    case 0x1B:
      return (.escape, 1)
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

  /// The characters up to the last that is complete in UTF-8.
  private func character() -> (Key?, Int)? {
    let text = pending.prefix { $0 >= 0x20 && $0 != 0x7F }
    var complete = text[...]
    while !complete.isEmpty, String(validating: complete, as: UTF8.self) == nil,
      text.count - complete.count < 3
    {
      complete = complete.dropLast()
    }
    guard !complete.isEmpty else {
      return text.count < 4 && text.count == pending.count ? nil : (nil, 1)
    }
    guard
      let character = String(decoding: complete, as: UTF8.self).first
    else { return nil }
    let length = character.utf8.count
    guard character != "\u{FFFD}" else { return (nil, 1) }
    return (.character(character), length)
  }
}
