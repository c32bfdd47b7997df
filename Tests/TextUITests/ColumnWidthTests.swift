import Testing

@testable import TextUI

/// A terminal column is not a character.
@Suite struct `Column widths` {
  @Test(arguments: [
    ("漢字", 4), ("ひらがな", 8), ("한국어", 6), ("Ａ１", 4),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165}", 6),
    ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2), ("👨‍👩‍👦", 2), ("🇰🇷", 2),
    ("\u{FF76}\u{FF9E}", 2), ("é", 1), ("e\u{301}", 1),
    ("★", 1), ("›", 1), ("•", 1), ("…", 1), ("─", 1), ("plain", 5), ("", 0),
  ])
  func `a text takes this many columns`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("한국어", 6, "한국어"), ("한국어", 5, "한국…"), ("한국어", 4, "한…"),
    ("한국어", 1, "…"), ("abc", 0, ""),
  ])
  func `a line is cut between characters`(
    text: String, width: Int, cut: String
  ) {
    let line = Line(text).truncated(to: width)

    #expect(line.text == cut)
    #expect(line.columns == cut.columns)
  }

  @Test(arguments: [
    ("a b", 3, ["a b"]), ("aa bb", 4, ["aa", "bb"]),
    ("김다인 세터", 6, ["김다인", "세터"]), ("아웃사이드", 4, ["아웃", "사이", "드"]),
    ("one\ntwo", 9, ["one", "two"]), ("", 5, [""]), ("한", 1, ["한"]),
  ])
  func `a text breaks at blanks, else between characters`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [
    ("a\tb", "a b"), ("\u{1B}[2J", "␛[2J"), ("\u{7}", "␇"), ("\u{7F}", "␡"),
    ("\u{202E}abc", "<U+202E>abc"), ("\u{9B}2J", "<U+9B>2J"),
    ("a\r\nb", "a\nb"), ("한", "한"),
  ])
  func `control characters are shown, not sent`(text: String, shown: String) {
    #expect(text.withVisibleControls == shown)
  }
}
