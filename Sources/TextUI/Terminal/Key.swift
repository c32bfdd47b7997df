/// A key that a person presses, or that a script or a test sends.
public nonisolated enum Key: Hashable, Sendable {
  case character(Character)

  /// Several characters at once: what was pasted, or came in one piece.
  case text(String)

  case `return`, escape, tab, backtab
  case up, down, left, right
  case pageUp, pageDown, home, end
  case backspace, delete

  /// Deletes what stands before the cursor: Ctrl-U.
  case deleteToStart

  /// Lists the keys: F1, which works where `?` is a part of a text.
  case help

  case interrupt, suspend, redraw
}

nonisolated extension [Key] {
  /// The keys with characters that came together as one text.
  ///
  /// A megabyte that is pasted without brackets is then a few hundred edits.
  var joiningCharacters: [Key] {
    var keys: [Key] = []
    for key in self {
      switch (keys.last, key) {
      case (.character(let first)?, .character(let second)):
        keys[keys.count - 1] = .text("\(first)\(second)")
      case (.text(var text)?, .character(let character)):
        keys.removeLast()
        text.append(character)
        keys.append(.text(text))
      default:
        keys.append(key)
      }
    }
    return keys
  }
}
