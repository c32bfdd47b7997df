/// The part of a field's text that is shown, which follows the cursor.
nonisolated struct FieldWindow {
  /// How many bytes of the text, in UTF-8, stand before what is shown.
  private var bytesBefore = 0

  /// How many characters were looked at to find what is shown: no more in
  /// a long text than in one that fills the field.
  private(set) var examined = 0

  /// The text that is shown, and the column of the cursor in it.
  ///
  /// Only characters that are shown are looked at, or that were.
  mutating func part(
    of text: String, cursor: FieldCursor, columns: Int
  ) -> (text: Line, cursor: Int) {
    examined = 0
    let cursor = cursor.index(in: text)
    let first = firstVisible(in: text, cursor: cursor, columns: columns)
    bytesBefore = text.utf8.distance(from: text.startIndex, to: first)
    var line = Line()
    var cursorColumn = 0
    var index = first
    while index < text.endIndex {
      examined += 1
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
  private mutating func firstVisible(
    in text: String, cursor: String.Index, columns: Int
  ) -> String.Index {
    let earliest = start(before: cursor, in: text, columns: columns)
    let latest = start(before: text.endIndex, in: text, columns: columns)
    return max(earliest, min(lastStart(in: text) ?? cursor, cursor, latest))
  }

  /// Where the window began when it was last shown, if a character does there.
  private func lastStart(in text: String) -> String.Index? {
    guard bytesBefore <= text.utf8.count else { return nil }
    let index = text.utf8.index(text.startIndex, offsetBy: bytesBefore)
    return String.Index(index, within: text)
  }

  /// The first character of those that fit before a place.
  private mutating func start(
    before end: String.Index, in text: String, columns: Int
  ) -> String.Index {
    var room = columns
    var start = end
    while start > text.startIndex {
      examined += 1
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
  ///
  /// A character of more scalars than fit is shown by as many as could.
  fileprivate var inField: String {
    guard !isNewline else { return "␊" }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(64)))
      .withVisibleControls
  }
}
