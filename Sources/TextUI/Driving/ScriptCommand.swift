/// One line of a script: a verb, and what it is to act on.
///
/// ```
/// # Someone scores.
/// open "Roster"
/// tap "3 김다인 세터"
/// pick "Name" in "Order"
/// expect "Scored"
/// back
/// ```
public nonisolated enum ScriptCommand: Hashable, Sendable {
  /// Presses a button, a row, an option, a toggle or a tab.
  case tap(String, index: Int?)
  /// Turns a toggle on or off.
  case toggle(String, index: Int?)
  /// Chooses an option of a picker.
  case pick(String, picker: String?)
  /// Types a text into a field.
  case type(String, field: String)
  /// Deletes the text in a field.
  case clear(String)
  /// Presses Return in a field.
  case submit(String)
  /// Deletes a row.
  case delete(String, index: Int?)
  /// Leaves the sheet or the alert on top.
  case dismiss
  /// Leaves the view on top.
  case back
  /// Prints the screen.
  case show
  /// Ends the script unless a text is on the screen.
  case expect(String)

  /// Reads a line; an empty one and a comment are no command.
  ///
  /// - Throws: ``ScriptSyntaxError``.
  public init?(_ line: some StringProtocol) throws(ScriptSyntaxError) {
    let phrase = try ScriptPhrase(String(line))
    guard phrase.verb != nil else { return nil }
    guard
      let command = try Self.indexed(phrase) ?? Self.plain(phrase)
        ?? Self.bare(phrase)
    else { throw .notACommand(String(line).forMessage) }
    self = command
  }

  /// A verb with a label and perhaps an index: `tap "LABEL" at 1`.
  private static func indexed(
    _ phrase: ScriptPhrase
  ) throws(ScriptSyntaxError) -> ScriptCommand? {
    guard let label = phrase.object else { return nil }
    var index: Int?
    if phrase.preposition == "at", let text = phrase.complement {
      guard let number = Int(text), number >= 0 else {
        throw .notAnIndex(text.forMessage)
      }
      index = number
    } else if phrase.preposition != nil {
      return nil
    }
    switch phrase.verb {
    case "open": return index == nil ? .tap(label, index: nil) : nil
    case "tap": return .tap(label, index: index)
    case "toggle": return .toggle(label, index: index)
    case "delete": return .delete(label, index: index)
    default: return nil
    }
  }

  /// A verb with a text, and perhaps what it goes into.
  private static func plain(_ phrase: ScriptPhrase) -> ScriptCommand? {
    guard let text = phrase.object else { return nil }
    switch (phrase.verb, phrase.preposition, phrase.complement) {
    case ("pick", nil, nil): return .pick(text, picker: nil)
    case ("pick", "in", let picker?): return .pick(text, picker: picker)
    case ("type", "into", let field?): return .type(text, field: field)
    case ("clear", nil, nil): return .clear(text)
    case ("submit", nil, nil): return .submit(text)
    case ("expect", nil, nil): return .expect(text)
    default: return nil
    }
  }

  /// A verb alone.
  private static func bare(_ phrase: ScriptPhrase) -> ScriptCommand? {
    guard phrase.object == nil, phrase.preposition == nil else { return nil }
    switch phrase.verb {
    case "dismiss": return .dismiss
    case "back": return .back
    case "show": return .show
    default: return nil
    }
  }
}

/// Why a line is not a command.
public nonisolated enum ScriptSyntaxError: Error, Hashable {
  /// The line does not begin with a verb, or has the wrong words after it.
  case notACommand(String)
  /// What follows `at` is no number from 0 on.
  case notAnIndex(String)
  /// A text in quotes has no end.
  case missingQuote(String)
  /// A backslash and this character are no escape.
  case unknownEscape(Character)
}

nonisolated extension ScriptSyntaxError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notACommand(let line):
      ScriptCommand.correction(of: line)
    case .notAnIndex(let index):
      "“\(index)” is not an index; write a number from 0"
    case .missingQuote(let text):
      "the quote before “\(text)” is not closed; write \" after it"
    case .unknownEscape(let character):
      "“\\\(character)” is not an escape; there are \\\" \\\\ \\n and \\t"
    }
  }
}

nonisolated extension String {
  /// The text as an error repeats it: on one line, not long, and without
  /// anything that commands a terminal.
  var forMessage: String {
    let text = collapsingBlanks.withVisibleControls
    return text.count > 80 ? "\(text.prefix(79))…" : text
  }
}
