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
  case tap(String, index: Int?)
  case pick(String, picker: String?)
  case type(String, field: String)
  case clear(String)
  case back
  case show
  case expect(String)

  /// How the commands are written, one a line.
  public static let usage = """
    open "ROW"              choose a row that opens a screen
    tap "LABEL" [at N]      press a button or a row; the N-th, from 0
    pick "OPTION" [in "PICKER"]
                            choose an option
    type "TEXT" into "FIELD"
                            type into a text field
    clear "FIELD"           delete what is in a text field
    back                    leave the screen
    show                    print the screen
    expect "TEXT"           fail unless the screen has this text
    # …                     a comment
    """

  /// Reads a line; an empty one and a comment are no command.
  ///
  /// - Throws: ``ScriptSyntaxError``.
  public init?(_ line: some StringProtocol) throws(ScriptSyntaxError) {
    let phrase = try ScriptPhrase(String(line))
    switch (phrase.verb, phrase.object, phrase.preposition, phrase.complement) {
    case (nil, _, _, _):
      return nil
    case ("open", let label?, nil, nil), ("tap", let label?, nil, nil):
      self = .tap(label, index: nil)
    case ("tap", let label?, "at", let index?):
      guard let index = Int(index), index >= 0 else {
        throw .notAnIndex(index.forMessage)
      }
      self = .tap(label, index: index)
    case ("pick", let option?, nil, nil):
      self = .pick(option, picker: nil)
    case ("pick", let option?, "in", let picker?):
      self = .pick(option, picker: picker)
    case ("type", let text?, "into", let field?):
      self = .type(text, field: field)
    case ("clear", let field?, nil, nil):
      self = .clear(field)
    case ("back", nil, nil, nil):
      self = .back
    case ("show", nil, nil, nil):
      self = .show
    case ("expect", let text?, nil, nil):
      self = .expect(text)
    default:
      throw .notACommand(String(line).forMessage)
    }
  }
}

/// Why a line is not a command.
public nonisolated enum ScriptSyntaxError: Error, Hashable {
  case notACommand(String)
  case notAnIndex(String)
  case missingQuote(String)
  case unknownEscape(Character)
}

nonisolated extension ScriptSyntaxError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notACommand(let line):
      "“\(line)” is not a command; there are:\n\(ScriptCommand.usage)"
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

// MARK: - Words

/// What some editors put before the first line.
private nonisolated let byteOrderMark: Character = "\u{FEFF}"

/// The words of a line: `tap "Delete last" at 1`.
private nonisolated struct ScriptPhrase {
  private(set) var verb: String?
  private(set) var object: String?
  private(set) var preposition: String?
  private(set) var complement: String?

  init(_ line: String) throws(ScriptSyntaxError) {
    var rest = Substring(line)
    while let first = rest.first, first != "#" {
      if first.isWhitespace || first == byteOrderMark {
        rest.removeFirst()
      } else if first == "\"" {
        try add(Self.quoted(&rest), isQuoted: true, line)
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "#" }
        rest = rest.dropFirst(word.count)
        try add(String(word), isQuoted: false, line)
      }
    }
  }

  /// Puts a word into the next place that takes such a word.
  private mutating func add(
    _ word: String, isQuoted: Bool, _ line: String
  ) throws(ScriptSyntaxError) {
    switch (isQuoted, verb, object, preposition, complement) {
    case (false, nil, _, _, _): verb = word
    case (true, _?, nil, nil, _): object = word
    case (false, _?, _?, nil, _): preposition = word
    case (_, _, _, _?, nil): complement = word
    default: throw .notACommand(line.forMessage)
    }
  }

  /// Takes a quoted text from the start of what is left of a line.
  private static func quoted(
    _ rest: inout Substring
  ) throws(ScriptSyntaxError) -> String {
    rest.removeFirst()
    let start = rest
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text.append(try escaped(rest.popFirst()))
      default: text.append(character)
      }
    }
    throw .missingQuote(String(start).forMessage)
  }

  private static func escaped(
    _ character: Character?
  ) throws(ScriptSyntaxError) -> Character {
    switch character {
    case "\"": "\""
    case "\\": "\\"
    case "n": "\n"
    case "t": "\t"
    case let character?: throw .unknownEscape(character)
    case nil: throw .missingQuote("\\")
    }
  }
}
