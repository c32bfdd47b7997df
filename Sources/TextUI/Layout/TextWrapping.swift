nonisolated extension String {
  /// The text in lines that are no wider than a number of columns.
  func wrapped(to width: Int) -> [String] {
    WrappedLines(of: self, width: width).map { String($0.text) }
  }

  /// How many columns and lines the text takes when it is wrapped.
  func wrappedSize(to width: Int) -> Size {
    var size = Size(width: 0, height: 0)
    for line in WrappedLines(of: self, width: width) {
      size.width = max(size.width, line.columns)
      size.height += 1
    }
    return size
  }
}

/// The lines of a text that are no wider than a number of columns, found one
/// after the other.
///
/// Lines break at blanks; a longer word breaks between characters. A character
/// that is wider than the line stands alone.
nonisolated struct WrappedLines: Sequence, IteratorProtocol {
  private let width: Int

  /// What follows the paragraph that is being broken.
  private var rest: Substring?

  /// What is left of that paragraph.
  private var paragraph: Substring?

  init(of text: String, width: Int) {
    self.width = width
    rest = text[...]
  }

  mutating func next() -> (text: Substring, columns: Int)? {
    guard let paragraph = paragraph ?? nextParagraph() else { return nil }
    self.paragraph = nil
    if let columns = paragraph.columns(upTo: width) {
      return (paragraph, columns)
    }
    return firstLine(of: paragraph.drop { $0 == " " })
  }

  private mutating func nextParagraph() -> Substring? {
    guard let text = rest else { return nil }
    let end = text.firstIndex(where: \.isNewline)
    rest = end.map { text[text.index(after: $0)...] }
    return text[..<(end ?? text.endIndex)]
  }

  /// Goes to the first character that does not fit, and back to the last blank
  /// before it.
  private mutating func firstLine(
    of paragraph: Substring
  ) -> (text: Substring, columns: Int) {
    var columns = 0
    var lastBlank: (index: String.Index, columns: Int)?
    for index in paragraph.indices {
      let character = paragraph[index]
      if columns + character.columns > Swift.max(1, width), columns > 0 {
        let blank = character == " " ? (index, columns) : lastBlank
        guard let (end, columns) = blank else {
          self.paragraph = paragraph[index...]
          return (paragraph[..<index], columns)
        }
        self.paragraph = paragraph[end...].drop { $0 == " " }
        return (paragraph[..<end], columns)
      }
      if character == " " { lastBlank = (index, columns) }
      columns += character.columns
    }
    return (paragraph, columns)
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
