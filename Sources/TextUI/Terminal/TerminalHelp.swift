/// The line at the bottom of the screen, and the list of all keys.
enum TerminalHelp {
  /// In a lower window the help line gives way to what it would help with.
  static let leastHeight = 5

  /// The line while the keys are listed.
  static func ofKeys(width: Int, charset: Charset) -> String {
    longest(
      of: [["↑↓ scroll", "esc back", "q quit"], ["esc back", "q quit"]],
      width, charset)
  }

  /// Names what the focused element can do, and what can always be done.
  ///
  /// In a narrow window what holds for any screen gives way first; the list of
  /// keys has it all.
  static func line(
    for host: ViewHost, width: Int, charset: Charset
  ) -> String {
    let takesText = host.focus?.takesText == true
    let keys = takesText ? "F1 keys" : "? keys"
    let quit = takesText ? "ctrl-c quit" : "q quit"
    let back = host.canGoBack ? ["esc back"] : []
    let own = focusHelp(of: host)
    return longest(
      of: [
        ["↑↓ move"] + own + back + [keys, quit], own + back + [keys, quit],
        own + back + [keys], own + [keys], [keys],
      ],
      width, charset)
  }

  /// The first of several lines, from long to short, that there is room for.
  private static func longest(
    of lines: [[String]], _ width: Int, _ charset: Charset
  ) -> String {
    lines.lazy.map { charset.keyNames(in: $0.joined(separator: "  ")) }
      .first { $0.columns <= width } ?? ""
  }

  private static func focusHelp(of host: ViewHost) -> [String] {
    guard let focus = host.focus, focus.isEnabled else { return [] }
    let canDelete = !focus.takesText && isDeletable(focus)
    return [focus.help, canDelete ? "⌫ delete" : nil].compactMap { $0 }
  }

  /// Whether the delete key deletes the row that an element is in.
  private static func isDeletable(_ element: Element) -> Bool {
    sequence(first: element.node, next: \.parent)
      .contains { $0.element?.delete != nil }
  }

  /// What each key does; in a narrow window a key has a line of its own.
  static func keys(width: Int, charset: Charset) -> [Line] {
    let rows = keys.flatMap { key, meaning in
      let key = charset.keyNames(in: key)
      let line = Line(key).padded(to: 22).appending(Line(meaning))
      return line.columns <= width
        ? [line]
        : [Line(key)] + meaning.wrapped(to: width - 2).map { Line("  \($0)") }
    }
    return [Line("Keys"), Line("────")] + rows
  }

  private static let keys = [
    ("↑ ↓  Tab  Shift-Tab", "move to the next or the previous place"),
    ("Home  End", "move to the first or the last place"),
    ("Page Up  Page Down", "move by half a screen"),
    ("Return  Space", "press, choose or pick what is set off"),
    ("Delete  Backspace", "delete the row, where rows can be deleted"),
    ("↑ ↓  Page Up, Down", "scroll a list that is set off as a whole"),
    ("Esc", "go back"),
    ("← →  Home  End", "in a text field: move the cursor"),
    ("Delete  Backspace", "in a text field: delete on either side of it"),
    ("Ctrl-U", "in a text field: delete all before it"),
    ("Ctrl-L", "draw the screen anew"),
    ("Ctrl-Z", "suspend; fg goes on"),
    ("?  F1", "list the keys; F1 in a text field, too"),
    ("q  Ctrl-C", "quit; Ctrl-C in a text field, too"),
  ]
}
