import Testing

@testable import TextUI

/// The one pass over a text against a plain statement of the rule.
@Suite struct `Wrapped texts` {
  private static let words = [
    "", "a", "bb", "ccc", "dddddddd", "한", "한글", "아웃사이드", "👍🏽", "e\u{301}",
  ]

  @Test(arguments: 0..<20)
  func `gives the lines that the rule says`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: 0...6, using: &random)
      let text = (0..<count)
        .compactMap { _ in Self.words.randomElement(using: &random) }
        .joined(separator: " ")
      let width = Int.random(in: 0...12, using: &random)

      let lines = text.wrapped(to: width)

      #expect(lines == Self.expected(text, width), "“\(text)” in \(width)")
      #expect(
        text.wrappedSize(to: width)
          == Size(
            width: lines.map(\.columns).max() ?? 0, height: lines.count))
    }
  }

  /// Word by word: a word goes onto the line if it fits, else onto the next.
  private static func expected(_ text: String, _ width: Int) -> [String] {
    guard text.columns > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.columns + 1 + word.columns <= max(1, width) {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, line.columns + character.columns > max(1, width) {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }
}
