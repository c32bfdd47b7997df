/// A line of text with its width in columns and the styles of its parts.
///
/// Nothing in it commands a terminal, whatever it was made of.
package nonisolated struct Line: Hashable, Sendable {
  package private(set) var text = ""
  package private(set) var columns = 0
  package private(set) var runs: [StyleRun] = []

  init() {}

  init(_ text: String, style: Style = []) {
    let text = text.isPlain ? text : text.visibleOnOneLine
    self.init(text, columns: text.columns, style: style)
  }

  /// Makes a line of a text that can be shown, if it has only one.
  init?(unwrapped text: String) {
    var columns = 0
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      columns = text.utf8.count
    } else {
      for character in text {
        if character.isNewline { return nil }
        columns += character.columns
      }
    }
    self.init(text, columns: columns)
  }

  /// Makes a line of a text whose width is known, and which is plain.
  init(_ text: String, columns: Int, style: Style = []) {
    self.text = text
    self.columns = columns
    if !style.isEmpty, !text.isEmpty {
      runs = [StyleRun(range: 0..<text.utf8.count, style: style)]
    }
  }

  mutating func append(_ other: Line) {
    let start = text.utf8.count
    text += other.text
    columns += other.columns
    for run in other.runs {
      runs.append(
        StyleRun(
          range: run.range.lowerBound + start..<run.range.upperBound + start,
          style: run.style))
    }
  }

  /// Puts blanks before the line.
  func indented(by width: Int) -> Line {
    width == 0
      ? self
      : Line(String(repeating: " ", count: width), columns: width)
        .appending(self)
  }

  func appending(_ other: Line) -> Line {
    var line = self
    line.append(other)
    return line
  }

  /// Fills the line with blanks up to a width.
  mutating func pad(to width: Int) {
    guard columns < width else { return }
    text += String(repeating: " ", count: width - columns)
    columns = width
  }

  func padded(to width: Int) -> Line {
    var line = self
    line.pad(to: width)
    return line
  }

  /// Adds a style to the whole line.
  func styled(_ style: Style) -> Line {
    var line = Line(text, columns: columns, style: style)
    line.runs += runs
    return line
  }

  /// Cuts the line to a width, with an ellipsis in its last column.
  ///
  /// No character is split.
  func truncated(to width: Int) -> Line {
    guard columns > width else { return self }
    guard width > 0 else { return Line() }
    var kept = ""
    var keptColumns = 0
    for character in text {
      let next = keptColumns + character.columns
      guard next < width else { break }
      kept.append(character)
      keptColumns = next
    }
    let length = kept.utf8.count
    kept += "…"
    var line = Line(kept, columns: keptColumns + 1)
    line.runs = runs.compactMap { run in
      guard run.range.lowerBound <= length else { return nil }
      let end =
        run.range.upperBound > length ? kept.utf8.count : run.range.upperBound
      return StyleRun(range: run.range.lowerBound..<end, style: run.style)
    }
    return line
  }

  var hasFocus: Bool { runs.contains { $0.style.contains(.focused) } }

  // MARK: Cursor

  /// Puts the cursor of a text field before the character in a column.
  func withCursor(at column: Int) -> Line {
    var line = self
    var columns = 0
    var offset = 0
    for character in text {
      if columns >= column { break }
      columns += character.columns
      offset += character.utf8.count
    }
    line.runs.append(StyleRun(range: offset..<offset, style: .cursor))
    return line
  }

  var withoutCursor: Line {
    guard runs.contains(where: { $0.style.contains(.cursor) }) else {
      return self
    }
    var line = self
    line.runs.removeAll { $0.style.contains(.cursor) }
    return line
  }

  /// The column of a field's cursor, if it is on this line.
  var cursorColumn: Int? { column(of: .cursor) }

  /// The first column of what has the focus, if it is on this line.
  var focusColumn: Int? { column(of: .focused) }

  private func column(of style: Style) -> Int? {
    guard let run = runs.first(where: { $0.style.contains(style) }) else {
      return nil
    }
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: run.range.lowerBound)
    return text[..<end].columns
  }
}

/// A style and the part of a line that has it, as offsets in UTF-8.
package nonisolated struct StyleRun: Hashable, Sendable {
  package var range: Range<Int>
  package var style: Style
}

/// How a terminal sets off a part of a line; nothing rests on it alone.
package nonisolated struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Style(rawValue: 1 << 0)
  package static let dim = Style(rawValue: 1 << 1)
  package static let focused = Style(rawValue: 1 << 2)

  /// Where the terminal's own cursor stands: the start of an empty run.
  package static let cursor = Style(rawValue: 1 << 3)
}
