import Foundation
import Testing

@testable import TextUI

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
    (5, 0, 7..<8, ["  …", "5", "6", "7", "  …"], 4),
    (5, 0, 9..<10, ["  …", "6", "7", "8", "9"], 5),
    (5, 5, 0..<1, ["0", "1", "2", "3", "  …"], 0),
    (2, 0, 4..<5, ["3", "4"], 3),
    (1, 0, 4..<5, ["4"], 4),
    (5, 0, 5..<8, ["  …", "5", "6", "7", "  …"], 4),
    (5, 5, 2..<5, ["  …", "2", "3", "4", "  …"], 1),
    (5, 0, 4..<9, ["  …", "4", "5", "6", "  …"], 3),
    (2, 0, 4..<6, ["4", "5"], 4),
  ])
  func `show a window around the focus`(
    height: Int, start: Int, focus: Range<Int>?, shown: [String], offset: Int
  ) {
    let lines = (0..<10).map { Line("\($0)") }
    var from = start

    let window = lines.window(of: height, from: &from, showing: focus)

    #expect(window.map(\.text) == shown)
    #expect(from == offset)
  }
}
