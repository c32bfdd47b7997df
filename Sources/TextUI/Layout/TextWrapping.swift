nonisolated extension String {
  /// The text in lines that are no wider than a number of columns.
  ///
  /// Lines break at blanks; a longer word breaks between characters. A
  /// character that is wider than the line stands alone.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    forEachLine(of: width) { line, _ in lines.append(String(line)) }
    return lines
  }

  /// The text in lines, of which the last ends in “…” if there are more than
  /// so many.
  func wrapped(to width: Int, upTo limit: Int?) -> [Line] {
    var lines: [Substring] = []
    forEachLine(of: width) { line, _ in lines.append(line) }
    guard let limit, lines.count > limit else {
      return lines.map { Line(String($0)) }
    }
    let rest = self[lines[limit - 1].startIndex...].prefix { !$0.isNewline }
    return lines.prefix(limit - 1).map { Line(String($0)) }
      + [Line("\(rest)…").truncated(to: width)]
  }

  /// How many columns and lines the text takes when it is wrapped.
  func wrappedSize(to width: Int) -> Size {
    var size = Size(width: 0, height: 0)
    forEachLine(of: width) { _, columns in
      size.width = max(size.width, columns)
      size.height += 1
    }
    return size
  }

  private func forEachLine(
    of width: Int, _ body: (_ line: Substring, _ columns: Int) -> Void
  ) {
    for paragraph in split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if let columns = paragraph.columns(upTo: width) {
        body(paragraph, columns)
      } else {
        Self.wrap(paragraph, to: max(1, width), body)
      }
    }
  }

  /// Goes over a paragraph once, and back to the last blank where a word does
  /// not fit.
  private static func wrap(
    _ paragraph: Substring, to width: Int,
    _ body: (_ line: Substring, _ columns: Int) -> Void
  ) {
    var start = paragraph.startIndex
    var columns = 0
    var lastBlank: (index: String.Index, columns: Int)?
    var index = start
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let next = paragraph.index(after: index)
      let added = character.columns
      if character == " ", index == start {
        start = next
      } else if columns + added <= width || index == start {
        if character == " " { lastBlank = (index, columns) }
        columns += added
      } else if character == " " {
        body(paragraph[start..<index], columns)
        (start, columns, lastBlank) = (next, 0, nil)
      } else if let blank = lastBlank {
        body(paragraph[start..<blank.index], blank.columns)
        start = paragraph.index(after: blank.index)
        (columns, lastBlank) = (columns - blank.columns - 1, nil)
        continue
      } else {
        body(paragraph[start..<index], columns)
        (start, columns) = (index, 0)
        continue
      }
      index = next
    }
    body(paragraph[start...], columns)
  }
}

nonisolated extension Substring {
  /// The columns of the text, if it has no more than so many.
  fileprivate func columns(upTo width: Int) -> Int? {
    var columns = 0
    for character in self {
      columns += character.columns
      if columns > width { return nil }
    }
    return columns
  }
}
