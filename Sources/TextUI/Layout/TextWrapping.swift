nonisolated extension String {
  /// The text in lines that are no wider than a number of columns.
  ///
  /// Lines break at blanks; a longer word breaks between characters. A
  /// character that is wider than the line stands alone.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if paragraph.utf8.count <= width || paragraph.columns <= width {
        lines.append(String(paragraph))
      } else {
        lines += Self.wrap(paragraph, to: max(1, width))
      }
    }
    return lines
  }

  private static func wrap(
    _ paragraph: Substring, to width: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in paragraph.split(
      separator: " ", omittingEmptySubsequences: false)
    {
      let wordColumns = word.columns
      if !line.isEmpty, columns + 1 + wordColumns <= width {
        line += " " + word
        columns += 1 + wordColumns
        continue
      }
      if !line.isEmpty {
        lines.append(line)
      }
      line = ""
      columns = 0
      for character in word {
        if columns > 0, columns + character.columns > width {
          lines.append(line)
          line = ""
          columns = 0
        }
        line.append(character)
        columns += character.columns
      }
    }
    lines.append(line)
    return lines
  }
}
