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
  case pick(String, picker: String?, index: Int?)
  /// Types a text into a field.
  case type(String, field: String, index: Int?)
  /// Deletes the text in a field.
  case clear(String, index: Int?)
  /// Presses Return in a field.
  case submit(String, index: Int?)
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
    guard let command = try Self.command(phrase) else {
      throw .notACommand(String(line).forMessage)
    }
    self = command
  }

  private static func command(
    _ phrase: ScriptPhrase
  ) throws(ScriptSyntaxError) -> ScriptCommand? {
    var phrase = phrase
    guard let text = phrase.object else { return bare(phrase) }
    if let index = try index(takenFrom: &phrase) {
      return command(phrase, text, at: index)
    }
    switch (phrase.verb, phrase.additions.isEmpty) {
    case ("open", true): return .tap(text, index: nil)
    case ("expect", true): return .expect(text)
    default: return command(phrase, text, at: nil)
    }
  }

  private static func index(
    takenFrom phrase: inout ScriptPhrase
  ) throws(ScriptSyntaxError) -> Int? {
    guard let text = phrase.takeLast("at") else { return nil }
    guard let index = Int(text), index >= 0 else {
      throw .notAnIndex(text.forMessage)
    }
    return index
  }

  /// A verb with a text, perhaps what it goes into, and perhaps an index.
  private static func command(
    _ phrase: ScriptPhrase, _ text: String, at index: Int?
  ) -> ScriptCommand? {
    let addition = phrase.additions.first
    guard phrase.additions.count <= 1 else { return nil }
    switch (phrase.verb, addition?.preposition, addition?.complement) {
    case ("tap", nil, _): return .tap(text, index: index)
    case ("toggle", nil, _): return .toggle(text, index: index)
    case ("delete", nil, _): return .delete(text, index: index)
    case ("clear", nil, _): return .clear(text, index: index)
    case ("submit", nil, _): return .submit(text, index: index)
    case ("pick", nil, _): return .pick(text, picker: nil, index: index)
    case ("pick", "in", let picker?):
      return .pick(text, picker: picker, index: index)
    case ("type", "into", let field?):
      return .type(text, field: field, index: index)
    default: return nil
    }
  }

  /// A verb alone.
  private static func bare(_ phrase: ScriptPhrase) -> ScriptCommand? {
    switch phrase.verb {
    case "dismiss": .dismiss
    case "back": .back
    case "show": .show
    default: nil
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

  /// The same, in quotes.
  var quoted: String { "“\(forMessage)”" }
}
