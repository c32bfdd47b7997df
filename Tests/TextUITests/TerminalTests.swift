import Foundation
import Testing

@testable import TextUI

@Suite struct `Keys from bytes` {
  @Test(arguments: [
    ("q", [Key.character("q")]),
    ("\r", [.return]), ("\n", [.return]), ("\t", [.tab]),
    ("\u{1B}[Z", [.backtab]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OC\u{1B}OD", [.right, .left]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
    ("\u{7F}\u{1B}[3~", [.backspace, .delete]),
    ("\u{3}\u{1A}\u{C}", [.interrupt, .suspend, .redraw]),
    ("한글", [.character("한"), .character("글")]),
    ("👨‍👩‍👦!", [.character("👨‍👩‍👦"), .character("!")]),
    ("\u{1B}[99;99X", []), ("\u{1B}[[Bq", [.character("q")]),
    ("\u{1B}[\u{1B}[A", [.up]), ("\u{1}a", [.character("a")]),
    ("\u{1B}OP\u{1B}[11~\u{1B}[[A", [.help, .help, .help]),
    ("\u{15}", [.deleteToStart]),
    (
      "\u{1B}[200~a\r\u{1B}[Aq\u{3}\u{1B}[201~b",
      [
        .text("a\r\u{1B}[Aq\u{3}"), .character("b"),
      ]
    ),
    ("a\u{1B}[200~\u{1B}[201~", [.character("a"), .text("")]),
    (
      "\u{1B}[200~1\u{1B}[201~\u{1B}[200~2\u{1B}[201~",
      [
        .text("1"), .text("2"),
      ]
    ),
  ])
  func `are those that were pressed`(text: String, keys: [Key]) {
    var parser = KeyParser()

    #expect(parser.keys(from: Array(text.utf8)) == keys)
  }

  @Test func `may come one byte at a time`() {
    var parser = KeyParser()
    var keys: [Key] = []
    for byte in Array("한\u{1B}[A글".utf8) {
      keys += parser.keys(from: [byte])
    }

    #expect(keys == [.character("한"), .up, .character("글")])
  }

  @Test func `a paste may come one byte at a time`() {
    var parser = KeyParser()
    var keys: [Key] = []
    for byte in Array("\u{1B}[200~한\u{1B}[201\u{1B}[201~q".utf8) {
      keys += parser.keys(from: [byte])
      if byte > 0x7F { keys += parser.flush() }
    }

    #expect(keys == [.text("한\u{1B}[201"), .character("q")])
  }

  @Test func `Ctrl-C alone ends a paste without an end`() {
    var parser = KeyParser()

    #expect(parser.keys(from: Array("\u{1B}[200~lost".utf8)) == [])
    #expect(parser.keys(from: [3]) == [.interrupt])
    #expect(parser.keys(from: Array("q".utf8)) == [.character("q")])
  }

  @Test func `bytes in a paste that are no text become U+FFFD`() {
    var parser = KeyParser()
    let surrogate: [UInt8] = [0xED, 0xA0, 0x80]

    let keys = parser.keys(
      from: PastedText.start + surrogate + Array("\u{1B}[201~".utf8))

    #expect(keys == [.text("\u{FFFD}\u{FFFD}\u{FFFD}")])
  }

  @Test func `characters that came together are one text`() {
    let keys: [Key] = [
      .up, .character("한"), .character("👍🏽"), .character("!"), .up,
    ]

    #expect(keys.joiningCharacters == [.up, .text("한👍🏽!"), .up])
    #expect([Key.character("a")].joiningCharacters == [.character("a")])
  }

  @Test func `an escape alone is a key once nothing follows`() {
    var parser = KeyParser()

    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.flush() == [.escape])
    #expect(parser.flush() == [])
  }

  @Test func `a sequence that was cut off takes no key with it`() {
    var parser = KeyParser()

    #expect(parser.keys(from: Array("\u{1B}[".utf8)) == [])
    #expect(parser.flush() == [])
    #expect(parser.keys(from: Array("q".utf8)) == [.character("q")])
  }

  @Test func `bytes that are no text are passed over`() {
    var parser = KeyParser()

    #expect(parser.keys(from: [0xFF, 0xFE, 0x61]) == [.character("a")])
  }
}

@Suite struct `Frames` {
  private var writer = FrameWriter(usesStyles: true)

  @Test mutating func `are written whole at first, then line by line`() {
    let first = writer.bytes(for: [Line("one"), Line("two")])
    let second = writer.bytes(for: [Line("one"), Line("2")])
    let third = writer.bytes(for: [Line("one"), Line("2")])

    #expect(
      first == """
        \u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[Kone\u{1B}[2;1H\u{1B}[Ktwo
        """)
    #expect(second == "\u{1B}[2;1H\u{1B}[K2")
    #expect(third == "")
  }

  @Test mutating func `of another height are written whole`() {
    _ = writer.bytes(for: [Line("one"), Line("two")])

    let bytes = writer.bytes(for: [Line("one")])

    #expect(bytes == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[Kone")
  }

  @Test mutating func `set parts of a line off`() {
    let line = Line("a").appending(Line("b", style: .focused))

    let bytes = writer.bytes(for: [line])

    #expect(
      bytes.hasSuffix(
        "\u{1B}[1;1H\u{1B}[K\u{1B}[0ma\u{1B}[0;7mb\u{1B}[0m"))
  }

  @Test(arguments: 1...6)
  mutating func `split no character of a line that is cut`(width: Int) {
    let line = Line("한a").appending(Line("글b", style: .dim))

    let bytes = writer.bytes(for: [line.truncated(to: width)])

    #expect(!bytes.contains("\u{FFFD}"))
  }

  @Test func `have no styles where they are not wanted`() {
    var writer = FrameWriter(usesStyles: false)

    let bytes = writer.bytes(for: [Line("b", style: .bold)])

    #expect(bytes.hasSuffix("\u{1B}[1;1H\u{1B}[Kb"))
  }

  @Test func `are sent in one piece`() {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Self.datagram, 0, &ends) == 0)
    defer { ends.forEach { close($0) } }
    var writer = FrameWriter(usesStyles: true)
    let frame = (0..<50).map { Line("한국어 \($0)", style: .focused) }
    let bytes = writer.bytes(for: frame)

    TerminalMode.write(bytes, to: ends[0])

    // What is written to such a socket at once is read at once.
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(ends[1], &buffer, buffer.count)
    #expect(count == bytes.utf8.count)
  }

  private static var datagram: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_DGRAM.rawValue)
    #else
      SOCK_DGRAM
    #endif
  }

  @Test mutating func `show the cursor where a text is typed`() {
    let line = Line("[한글]", style: .focused).withCursor(at: 3)
    _ = writer.bytes(for: [Line("one"), Line("two")])

    let shown = writer.bytes(for: [Line("one"), line])
    let moved = writer.bytes(for: [
      Line("one"), Line("[한글]", style: .focused).withCursor(at: 5),
    ])
    let hidden = writer.bytes(for: [Line("one"), Line("two")])

    #expect(
      shown == """
        \u{1B}[2;1H\u{1B}[K\u{1B}[0;7m[한글]\u{1B}[0m\u{1B}[2;4H\u{1B}[?25h
        """)
    #expect(moved == "\u{1B}[2;6H")
    #expect(hidden == "\u{1B}[2;1H\u{1B}[Ktwo\u{1B}[?25l")
  }

  @Test func `show the focus with the cursor where there are no styles`() {
    var writer = FrameWriter(usesStyles: false)
    let line = Line("a ").appending(Line("b", style: .focused))

    let bytes = writer.bytes(for: [line])

    #expect(bytes.hasSuffix("\u{1B}[1;1H\u{1B}[Ka b\u{1B}[1;3H\u{1B}[?25h"))
  }

  @Test(arguments: [
    ("› Roster  …", "> Roster  ~"), ("▸ (•) ★ ☆", "* (*) * o"),
    ("┌─┐│└┘‹›", "+-+|++<>"), ("“a” – b", "\"a\" - b"),
    ("한글 é ｶﾞ 👍🏽", "???? ? ?? ??"), ("plain", "plain"),
  ])
  func `are in ASCII where the locale is`(text: String, shown: String) {
    #expect(Charset.ascii.encoded(text) == shown)
    #expect(shown.columns == text.columns)
  }

  @Test(arguments: [
    (5, 0, nil, ["0", "1", "2", "3", "  …"], 0),
    (5, 3, nil, ["  …", "4", "5", "6", "  …"], 3),
    (5, 9, nil, ["  …", "6", "7", "8", "9"], 5),
    (5, 0, 7, ["  …", "5", "6", "7", "  …"], 4),
    (5, 0, 9, ["  …", "6", "7", "8", "9"], 5),
    (5, 5, 0, ["0", "1", "2", "3", "  …"], 0),
    (2, 0, 4, ["3", "4"], 3),
    (1, 0, 4, ["4"], 4),
  ])
  func `show a window around the focus`(
    height: Int, start: Int, focus: Int?, shown: [String], offset: Int
  ) {
    let lines = (0..<10).map { Line("\($0)") }
    var from = start

    let window = lines.window(of: height, from: &from, showing: focus)

    #expect(window.map(\.text) == shown)
    #expect(from == offset)
  }
}
