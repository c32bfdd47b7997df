/// Makes the bytes that bring a terminal from one frame to the next.
///
/// Only lines that changed are written. The terminal's cursor stands where the
/// next character goes, so that an input method shows there what it composes;
/// where nothing is typed it is hidden, unless it has to show the focus.
///
/// Source: [ECMA-48](https://ecma-international.org/publications-and-standards/standards/ecma-48/):
/// CUP, EL, ED and SGR; DECTCEM for the cursor.
package nonisolated struct FrameWriter {
  private var shown: [Line]?
  private var shownCursor: Cursor?

  /// Whether lines may be set off with bold, dim and inverse video.
  let usesStyles: Bool

  /// What is sent of a line's text.
  let charset: Charset

  private struct Cursor: Equatable {
    var row: Int
    var column: Int
  }

  package init(usesStyles: Bool, charset: Charset = .unicode) {
    self.usesStyles = usesStyles
    self.charset = charset
  }

  /// Forgets what the terminal shows: the next frame is written whole.
  mutating func invalidate() {
    shown = nil
    shownCursor = nil
  }

  /// The bytes of a frame, or nothing if it is the one that is shown.
  package mutating func bytes(for frame: [Line]) -> String {
    var bytes = ""
    if shown?.count != frame.count {
      bytes += "\u{1B}[0m\u{1B}[2J"
      shown = nil
    }
    let lines = frame.map(\.withoutCursor)
    for (row, line) in lines.enumerated() where shown?[row] != line {
      // Erased first: after the last column an erasure would take it away.
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K\(styled(line))"
    }
    shown = lines
    return bytes + cursorBytes(for: frame, areLinesWritten: !bytes.isEmpty)
  }

  // MARK: Cursor

  private mutating func cursorBytes(
    for frame: [Line], areLinesWritten: Bool
  ) -> String {
    let cursor = cursor(in: frame)
    let hasChanged = cursor != shownCursor
    let hide = shownCursor != nil && cursor == nil ? "\u{1B}[?25l" : ""
    let show = shownCursor == nil && cursor != nil ? "\u{1B}[?25h" : ""
    shownCursor = cursor
    guard let cursor, hasChanged || areLinesWritten else { return hide }
    return "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\(show)"
  }

  private func cursor(in frame: [Line]) -> Cursor? {
    for (row, line) in frame.enumerated() {
      let focus = usesStyles ? nil : line.focusColumn
      if let column = line.cursorColumn ?? focus {
        return Cursor(row: row, column: column)
      }
    }
    return nil
  }

  // MARK: Styles

  private func styled(_ line: Line) -> String {
    guard usesStyles, !line.runs.isEmpty else {
      return charset.encoded(line.text)
    }
    let bounds = Set(
      line.runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        + [0, line.text.utf8.count]
    ).sorted()
    var text = ""
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      let style = line.runs.reduce(into: Style()) { style, run in
        if run.range.lowerBound <= start, end <= run.range.upperBound {
          style.formUnion(run.style)
        }
      }
      let utf8 = line.text.utf8
      let part = utf8[
        utf8.index(
          utf8.startIndex, offsetBy: start)..<utf8.index(
            utf8.startIndex, offsetBy: end)]
      text +=
        style.sequence
        + charset.encoded(String(decoding: part, as: UTF8.self))
    }
    return text + "\u{1B}[0m"
  }
}

nonisolated extension Style {
  fileprivate var sequence: String {
    var codes = ["0"]
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.focused) { codes.append("7") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
