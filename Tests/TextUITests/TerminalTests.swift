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

  @Test func `characters that came together are one text in a field`() {
    let keys: [Key] = [
      .up, .character("한"), .character("👍🏽"), .tab, .character("!"),
    ]

    #expect(taken(keys, joined: true) == [.up, .text("한👍🏽"), .tab, keys[4]])
    #expect(taken(keys, joined: false) == keys)
  }

  private func taken(_ keys: [Key], joined: Bool) -> [Key] {
    var rest = keys[...]
    var taken: [Key] = []
    while let key = rest.popKey(joiningCharacters: joined) {
      taken.append(key)
    }
    return taken
  }

  @Test func `a character without an end comes in pieces and is one again`() {
    var parser = KeyParser()
    let text = "a" + String(repeating: "\u{301}", count: 5000)

    let keys = parser.keys(from: Array(text.utf8))

    #expect((70...80).contains(keys.count))
    #expect(taken(keys, joined: true) == [.character(Character(text))])
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

@Suite struct `Terminal traits` {
  @Test(arguments: [
    (["TERM": "xterm"], true, Charset.unicode, true),
    (["TERM": "dumb"], true, .unicode, false), ([:], true, .unicode, false),
    (["TERM": "xterm", "NO_COLOR": "1"], false, .unicode, true),
    (["TERM": "xterm", "NO_COLOR": ""], true, .unicode, true),
    (["TERM": "xterm", "LANG": "C"], true, .ascii, true),
    (
      ["TERM": "xterm", "LANG": "C", "LC_ALL": "C.UTF-8"], true, .unicode, true
    ),
    (
      ["TERM": "xterm", "LANG": "en_US.UTF-8", "LC_CTYPE": "POSIX"], true,
      .ascii, true
    ),
    (["TERM": "xterm", "LANG": "ko_KR.eucKR"], true, .ascii, true),
  ])
  func `are those of the environment`(
    environment: [String: String], usesStyles: Bool, charset: Charset,
    hasCursorAddressing: Bool
  ) {
    let traits = TerminalTraits(environment)

    #expect(traits.usesStyles == usesStyles)
    #expect(traits.charset == charset)
    #expect(traits.hasCursorAddressing == hasCursorAddressing)
  }
}

@Suite struct `What has come from a terminal` {
  @Test func `is taken at once, in its order`() {
    let input = TerminalInput()

    #expect(input.add(.bytes([1])))
    #expect(!input.add(.bytes([2, 3])))
    #expect(!input.add(.pause))
    #expect(!input.add(.bytes([4])))

    #expect(input.takeAll() == [.bytes([1, 2, 3]), .pause, .bytes([4])])
    #expect(input.takeAll() == [])
    #expect(input.add(.pause))
  }
}
