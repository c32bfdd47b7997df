/// The characters that a terminal can show.
package nonisolated enum Charset: Hashable, Sendable {
  case unicode

  /// ASCII alone, for a locale without UTF-8: a sign of the screens becomes one
  /// that looks like it, anything else a question mark for each column.
  case ascii

  /// The text as the terminal can show it; it keeps its width.
  func encoded(_ text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text
    }
    return text.reduce(into: "") { encoded, character in
      if character.isASCII {
        encoded.append(character)
      } else if let similar = Self.similar[character] {
        encoded.append(similar)
      } else {
        encoded += String(repeating: "?", count: character.columns)
      }
    }
  }

  /// A line of help, with words in place of the signs of keys.
  func keyNames(in text: String) -> String {
    guard self == .ascii else { return text }
    return Self.words.reduce(text) { text, word in
      text.replacing(word.sign, with: word.name)
    }
  }

  private static let similar: [Character: Character] = [
    "›": ">", "▸": "*", "‹": "<", "•": "*", "·": ".", "…": "~",
    "★": "*", "☆": "o", "─": "-", "━": "-", "│": "|", "┃": "|",
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+",
    "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+",
    "╯": "+", "═": "=", "║": "|", "“": "\"", "”": "\"", "„": "\"",
    "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "×": "x",
    "→": ">", "←": "<", "↑": "^", "↓": "v", "✓": "x", "≠": "#",
    "≤": "<", "≥": ">", "\u{A0}": " ",
  ]

  private static let words: [(sign: String, name: String)] = [
    ("↑↓", "Up/Down"), ("↑ ↓", "Up Down"), ("←→", "Left/Right"),
    ("← →", "Left Right"), ("⏎", "Return"), ("⌫", "Del"),
  ]
}
