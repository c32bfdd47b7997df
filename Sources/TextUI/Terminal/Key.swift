/// A key that a person presses, or that a script or a test sends.
public nonisolated enum Key: Hashable, Sendable {
  /// A character to type; a blank presses what is no field.
  case character(Character)

  /// Several characters at once: what was pasted, or came in one piece.
  case text(String)

  /// Presses, goes back, moves the focus on, and moves it back.
  case `return`, escape, tab, backtab

  /// The arrows.
  case up, down, left, right

  /// Scroll by a window, and move the cursor to an end of a text.
  case pageUp, pageDown, home, end

  /// Delete what stands before the cursor, and what stands after it.
  case backspace, delete

  /// Deletes what stands before the cursor: Ctrl-U.
  case deleteToStart

  /// Lists the keys: F1, which works where `?` is a part of a text.
  case help

  /// Ctrl-C, Ctrl-Z and Ctrl-L, which are for the program as a whole.
  case interrupt, suspend, redraw
}

nonisolated extension ArraySlice<Key> {
  /// Takes the next key.
  ///
  /// - Parameter joiningCharacters: Whether characters that came together are
  ///   taken as one text: a megabyte that is pasted without brackets is then
  ///   a few hundred edits.
  /// - Returns: The key, or nothing after the last.
  mutating func popKey(joiningCharacters: Bool) -> Key? {
    guard let key = popFirst() else { return nil }
    guard joiningCharacters, case .character(let character) = key else {
      return key
    }
    var text = String(character)
    while case .character(let next)? = first {
      text.append(next)
      removeFirst()
    }
    return text.count == 1 ? .character(Character(text)) : .text(text)
  }
}
