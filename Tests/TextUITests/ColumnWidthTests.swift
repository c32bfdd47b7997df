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
    ("\u{FFFD}", 1), ("❤\u{FE0E}", 1), ("a\u{FE0F}", 1), ("क्ष", 2),
    ("가\u{11A8}", 2), ("\u{1F3F4}\u{E0067}\u{E007F}", 2),
  ])
  func `a text takes this many columns`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("한국어", 6, "한국어"), ("한국어", 5, "한국…"), ("한국어", 4, "한…"),
    ("한국어", 1, "…"), ("abc", 0, ""), ("👨‍👩‍👦👍🏽", 3, "👨‍👩‍👦…"),
    ("👨‍👩‍👦👍🏽", 2, "…"), ("e\u{301}bc", 2, "e\u{301}…"),
    ("\u{1112}\u{1161}\u{11AB}가나", 4, "\u{1112}\u{1161}\u{11AB}…"),
    ("\u{FF76}\u{FF9E}ab", 3, "\u{FF76}\u{FF9E}…"),
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
    ("a\r\nb", "a\nb"), ("한", "한"), ("a\rb", "a␍b"), ("\u{0}", "␀"),
    ("\u{85}", "<U+85>"), ("\u{2028}", "<U+2028>"), ("\u{FFFD}", "\u{FFFD}"),
  ])
  func `control characters are shown, not sent`(text: String, shown: String) {
    #expect(text.withVisibleControls == shown)
  }

  @Test(
    arguments: [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}",
      "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{180E}", "\u{E0041}",
      "\u{200D}", "\u{FE0F}",
    ] as [Unicode.Scalar])
  func `what turns a text around or is not seen has a form`(
    scalar: Unicode.Scalar
  ) {
    let number = String(scalar.value, radix: 16, uppercase: true)

    #expect("\(scalar)a".withVisibleControls == "<U+\(number)>a")
  }

  @Test(arguments: [
    "👨‍👩‍👦", "❤️", "1️⃣", "👩🏽‍❤️‍💋‍👨🏻", "क\u{94D}\u{200D}ष", "e\u{301}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1112}\u{1161}\u{11AB}", "x\u{E0100}",
  ])
  func `what belongs to a character stays`(text: String) {
    #expect(text.withVisibleControls == text)
    #expect(Line(text).text == text)
  }

  @Test func `a mark with nothing to stand on stands on a circle`() {
    #expect("\u{301}a\n\u{301}".withVisibleControls == "◌\u{301}a\n◌\u{301}")
    #expect("soft\u{AD}ly".withVisibleControls == "softly")
  }

  @Test func `marks and joined pictures without end have one`() {
    let marks = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let pictures = Array(repeating: "👩🏽", count: 10_000)
      .joined(separator: "\u{200D}")

    let shownMarks = marks.withVisibleControls
    let shownPictures = pictures.withVisibleControls

    #expect(shownMarks.unicodeScalars.count == 33)
    #expect(shownMarks.columns == 3)
    #expect(shownPictures.map(\.unicodeScalars.count).max() ?? 0 < 30)
  }

  @Test func `a line has no control character, whatever it was made of`() {
    let scalars = (0...0x3FF).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(scalars))

    let line = Line(text)

    #expect(
      line.text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      })
    #expect(line.columns == line.text.columns)
  }
}
