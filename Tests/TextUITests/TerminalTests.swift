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
    ("\u{1B}[99;99X", []), ("\u{1B}[[Aq", [.character("q")]),
    ("\u{1B}[\u{1B}[A", [.up]), ("\u{1}a", [.character("a")]),
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

    let bytes = writer.bytes(for: [Line("b", style: .focused)])

    #expect(bytes.hasSuffix("\u{1B}[1;1H\u{1B}[Kb"))
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
