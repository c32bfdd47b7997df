/// Gathers what a terminal sends between the brackets of a paste.
///
/// Nothing in it is a key: a pasted newline presses no button. Ctrl-C that
/// comes alone ends a paste whose end was lost.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html),
/// "Bracketed Paste Mode".
nonisolated struct PastedText {
  static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private(set) var isOpen = false
  private var bytes: [UInt8] = []

  mutating func open() {
    isOpen = true
    bytes = []
  }

  /// Takes bytes up to the end of the paste.
  ///
  /// - Returns: The key that is complete with them, if one is.
  mutating func take(_ next: inout ArraySlice<UInt8>) -> Key? {
    if next.elementsEqual([0x03]) {
      next = []
      isOpen = false
      return .interrupt
    }
    // Only what is new is searched, and what may begin the end before it.
    let searched = max(0, bytes.count - Self.end.count + 1)
    bytes += next
    guard let end = Self.firstEnd(in: bytes[searched...]) else {
      next = []
      return nil
    }
    next = next.suffix(bytes.count - end - Self.end.count)
    isOpen = false
    defer { bytes = [] }
    return .text(String(decoding: bytes[..<end], as: UTF8.self))
  }

  private static func firstEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { index in
      bytes[index] == end[0] && bytes[index...].starts(with: end)
    }
  }
}
