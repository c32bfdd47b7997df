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
      return replace(index..<index, by: String(character).onOneLine, in: text)
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
