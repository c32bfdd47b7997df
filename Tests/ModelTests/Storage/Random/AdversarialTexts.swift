import Foundation

@testable import store_worker

/// Texts that a comparison by bytes, by scalars or by someone's language gets
/// wrong.
enum AdversarialTexts {
  /// A text: one of the pieces, a few of them, or rarely a very long one.
  static func random(_ random: inout SeededGenerator) -> String {
    if random.once(in: 60) {
      let count = Int.random(in: 500...1_500, using: &random)
      return String(repeating: piece(&random), count: count) + piece(&random)
    }
    let count = Int.random(in: 0...3, using: &random)
    return (0..<count).map { _ in piece(&random) }.joined()
  }

  /// A text that is part of another one more often than by chance.
  static func part(
    of text: String, _ random: inout SeededGenerator
  ) -> String {
    let scalars = text.unicodeScalars
    if scalars.isEmpty || random.once(in: 3) { return Self.random(&random) }
    let start = Int.random(in: 0..<scalars.count, using: &random)
    let count = Int.random(in: 1...scalars.count, using: &random)
    let part = String(
      String.UnicodeScalarView(scalars.dropFirst(start).prefix(count)))
    return random.once(in: 3)
      ? part.decomposedStringWithCanonicalMapping : part
  }

  private static func piece(_ random: inout SeededGenerator) -> String {
    // Few pieces most of the time, so that texts meet.
    let pool = random.once(in: 2) ? common : pieces
    return pool[Int.random(in: 0..<pool.count, using: &random)]
  }

  private static let common = ["a", "b", "é", "e\u{301}", "e", "ab", "한"]

  private static let pieces = [
    "A", "B", "10", "9", " ", "%", "_", "'", "\"", "#", "?", "\0", "\\",
    // Lines: "\r\n" is one character.
    "\r\n", "\n", "\r",
    // Marks alone, and in two orders that are equal.
    "\u{301}", "\u{307}", "a\u{323}\u{307}", "a\u{307}\u{323}", "E",
    "ㅎ", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", "\u{1112}", "하",
    "\u{11AB}",
    // Equal to a single other scalar, in either direction.
    "Å", "A\u{30A}", "\u{212B}", "\u{2126}", "Ω", "\u{958}", "\u{915}\u{93C}",
    "\u{1D15E}", "\u{F900}", "\u{8C48}",
    // Letters whose case or width depends on who asks.
    "İ", "I\u{307}", "ı", "i", "I", "ß", "ss", "ẞ", "ﬁ", "fi", "Ａ", "ſ", "s",
    // Characters of many scalars.
    "👨‍👩‍👧", "👩", "👩🏽", "🏽", "🏳️‍🌈", "🇫🇷", "🇫", "🇷", "\u{200D}", "\u{FE0F}",
    "\u{915}\u{94D}\u{937}", "\u{915}", "\u{600}",
    // The ends of what there is.
    "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}",
    "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ]
}
