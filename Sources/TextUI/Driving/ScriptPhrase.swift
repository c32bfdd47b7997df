/// What some editors put before the first line.
private nonisolated let byteOrderMark: Character = "\u{FEFF}"

/// The words of a line: `type "moo" into "Search" at 1`.
nonisolated struct ScriptPhrase {
  private(set) var verb: String?
  private(set) var object: String?

  /// What follows the object.
  private(set) var additions: [Addition] = []
  private var preposition: String?

  /// A preposition, and what follows it.
  struct Addition: Hashable {
    let preposition: String
    let complement: String
  }

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
    if preposition != nil { throw .notACommand(line.forMessage) }
  }

  /// Takes what follows a preposition off the end of the line.
  mutating func takeLast(_ preposition: String) -> String? {
    additions.last?.preposition == preposition
      ? additions.popLast()?.complement : nil
  }

  /// Puts a word into the next place that takes such a word.
  private mutating func add(
    _ word: String, isQuoted: Bool, _ line: String
  ) throws(ScriptSyntaxError) {
    switch (isQuoted, verb, object, preposition) {
    case (false, nil, _, _): verb = word
    case (true, _?, nil, _): object = word
    case (false, _?, _?, nil): preposition = word
    case (_, _, _, let preposition?):
      additions.append(Addition(preposition: preposition, complement: word))
      self.preposition = nil
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
