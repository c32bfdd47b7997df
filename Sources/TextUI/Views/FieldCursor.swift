/// Where the next character goes in a text, and what a key does there.
///
/// The place is kept by what follows it: text before the cursor may be changed
/// by the program, as a binding that writes in capitals does, and the cursor
/// stays. Nothing here looks at more than the characters beside the cursor.
nonisolated struct FieldCursor: Equatable {
  /// How many bytes of the text, in UTF-8, stand after the cursor.
  private(set) var bytesAfter = 0

  /// What a key makes of a text.
  struct Edit: Equatable {
    var text: String

    /// Where the cursor is if the program takes the text.
    var cursor: FieldCursor
  }

  init() {}

  init(at index: String.Index, in text: String) {
    bytesAfter = text.utf8.distance(from: index, to: text.endIndex)
  }

  /// A character is never split: the next whole one is taken.
  func index(in text: String) -> String.Index {
    let utf8 = text.utf8
    guard bytesAfter < utf8.count else {
      return bytesAfter == utf8.count ? text.startIndex : text.endIndex
    }
    var index = utf8.index(utf8.endIndex, offsetBy: -bytesAfter)
    for _ in 0..<Self.longestSearch where index < text.endIndex {
      if let whole = String.Index(index, within: text) { return whole }
      utf8.formIndex(after: &index)
    }
    return text.endIndex
  }

  private static let longestSearch = 64

  // MARK: Keys

  /// Moves the cursor.
  ///
  /// - Returns: Whether the key is one that does.
  mutating func move(_ key: Key, in text: String) -> Bool {
    let index = index(in: text)
    switch key {
    case .left where index > text.startIndex:
      self = FieldCursor(at: text.index(before: index), in: text)
    case .right where index < text.endIndex:
      self = FieldCursor(at: text.index(after: index), in: text)
    case .left, .right:
      break
    case .home:
      self = FieldCursor(at: text.startIndex, in: text)
    case .end:
      self = FieldCursor()
    default:
      return false
    }
    return true
  }

  /// What a key makes of a text, if it is one that edits.
  func edit(_ key: Key, in text: String) -> Edit? {
    let index = index(in: text)
    switch key {
    case .character(let character):
      return replace(index..<index, by: String(character), in: text)
    case .text(let added):
      return replace(index..<index, by: added.onOneLine, in: text)
    case .backspace:
      let start =
        index > text.startIndex ? text.index(before: index) : index
      return replace(start..<index, by: "", in: text)
    case .delete:
      let end = index < text.endIndex ? text.index(after: index) : index
      return replace(index..<end, by: "", in: text)
    case .deleteToStart:
      return replace(text.startIndex..<index, by: "", in: text)
    default:
      return nil
    }
  }

  private func replace(
    _ range: Range<String.Index>, by added: String, in text: String
  ) -> Edit {
    var cursor = FieldCursor()
    cursor.bytesAfter = text.utf8.distance(
      from: range.upperBound, to: text.endIndex)
    var text = text
    text.replaceSubrange(range, with: added)
    return Edit(text: text, cursor: cursor)
  }
}

nonisolated extension String {
  /// The text with a blank in place of each line break and each tab.
  fileprivate var onOneLine: String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}

// MARK: - The part that is shown

/// The part of a field's text that is shown, which follows the cursor.
nonisolated struct FieldWindow {
  /// How many bytes of the text, in UTF-8, stand before what is shown.
  private var bytesBefore = 0

  /// The text that is shown, and the column of the cursor in it.
  ///
  /// Only characters that are shown are looked at, or that were.
  mutating func part(
    of text: String, cursor: FieldCursor, columns: Int
  ) -> (text: Line, cursor: Int) {
    let cursor = cursor.index(in: text)
    let first = firstVisible(in: text, cursor: cursor, columns: columns)
    bytesBefore = text.utf8.distance(from: text.startIndex, to: first)
    var line = Line()
    var cursorColumn = 0
    var index = first
    while index < text.endIndex {
      let next = Line(text[index].inField)
      guard line.columns + next.columns <= columns else { break }
      if index == cursor { cursorColumn = line.columns }
      line.append(next)
      text.formIndex(after: &index)
    }
    if cursor >= index { cursorColumn = line.columns }
    return (line, cursorColumn)
  }

  /// Where the window begins: where it did, if the cursor is in sight and there
  /// is no room left at the end.
  private func firstVisible(
    in text: String, cursor: String.Index, columns: Int
  ) -> String.Index {
    let earliest = Self.start(before: cursor, in: text, columns: columns)
    let latest = Self.start(before: text.endIndex, in: text, columns: columns)
    return max(earliest, min(lastStart(in: text) ?? cursor, cursor, latest))
  }

  /// Where the window began when it was last shown, if a character does there.
  private func lastStart(in text: String) -> String.Index? {
    guard bytesBefore <= text.utf8.count else { return nil }
    let index = text.utf8.index(text.startIndex, offsetBy: bytesBefore)
    return String.Index(index, within: text)
  }

  /// The first character of those that fit before a place.
  private static func start(
    before end: String.Index, in text: String, columns: Int
  ) -> String.Index {
    var room = columns
    var start = end
    while start > text.startIndex {
      let previous = text.index(before: start)
      room -= text[previous].inField.columns
      guard room >= 0 else { break }
      start = previous
    }
    return start
  }
}

nonisolated extension Character {
  /// How a field shows the character: on one line.
  fileprivate var inField: String {
    isNewline ? "␊" : String(self).withVisibleControls
  }
}
