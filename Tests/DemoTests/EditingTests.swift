import Testing

/// A text field in a real terminal.
@Suite struct `A text field in a terminal` {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal("terminal-sample", [])
    try terminal.wait(for: "keys")
  }

  private func waitForCursor(at column: Int) throws {
    try terminal.wait("the cursor at \(column)") {
      $0.isCursorVisible && $0.cursor == (row: 2, column: column)
    }
  }

  @Test func `keys edit on either side of the cursor`() throws {
    try terminal.send("abcd\u{1B}[D\u{1B}[D\u{7F}")
    try terminal.wait(for: "Name: [acd  ")
    try waitForCursor(at: 8)

    try terminal.send("\u{1B}[3~")
    try terminal.wait(for: "Name: [ad  ")
    try terminal.send("\u{1B}[Hx\u{1B}[Fy")
    try terminal.wait(for: "Name: [xady  ")
    try terminal.send("\u{1B}[D\u{15}")

    try terminal.wait(for: "Name: [y  ")
    try terminal.wait(for: "Hello, y!")
  }

  @Test func `Korean and pictures are taken as they arrive`() throws {
    for byte in "한글😀".utf8 {
      try terminal.send([byte])
    }
    try terminal.wait(for: "Name: [한글😀  ")
    try waitForCursor(at: 13)

    try terminal.send("\u{7F}\u{7F}")

    try terminal.wait(for: "Name: [한  ")
    try waitForCursor(at: 9)
  }

  @Test(arguments: ["é", "한", "😀"])
  func `a character whose bytes come apart is taken as one`(
    character: String
  ) throws {
    let bytes = Array(character.utf8)
    for split in 1..<bytes.count {
      // What is shown before the rest is sent was read without it.
      try terminal.send("\u{15}\(split)")
      try terminal.send(Array(bytes[..<split]))
      try terminal.wait(for: "Hello, \(split)!")
      try terminal.send(Array(bytes[split...]))

      try terminal.wait(for: "Hello, \(split)\(character)!")
    }
  }

  @Test func `what is pasted presses no key and stays on one line`() throws {
    #expect(terminal.emulator.hasBracketedPaste)

    try terminal.send("\u{1B}[200~a\rb\u{1B}[Bq\u{3}\u{1B}[201~")

    try terminal.wait(for: "Name: [a b␛[Bq␃  ")
    #expect(terminal.emulator.unknown == [])
  }

  @Test func `a long text scrolls inside the field`() throws {
    try terminal.send("abcdefghijklmnopqrstuvwxyz")
    try terminal.wait(for: "Name: [ghijklmnopqrstuvwxyz]")

    try terminal.send("\u{1B}[H")

    try terminal.wait(for: "Name: [abcdefghijklmnopqrst]")
    try waitForCursor(at: 7)
  }

  @Test func `a megabyte is taken`() throws {
    let line = String(repeating: "0123456789abcde ", count: 64)
    try terminal.send("\u{1B}[200~")
    for _ in 0..<1024 {
      try terminal.send(line)
    }
    try terminal.send("\u{1B}[201~end")

    try terminal.wait(for: "Name: [ 0123456789abcde end]")
  }

  @Test func `a megabyte that comes without brackets is taken`() throws {
    let line = String(repeating: "0123456789abcde ", count: 64)
    for _ in 0..<1024 {
      try terminal.send(line)
    }
    try terminal.send("end")

    try terminal.wait(for: "Name: [ 0123456789abcde end]")
  }

  @Test func `the letters of commands are letters here`() throws {
    try terminal.send("q?")
    try terminal.wait(for: "Name: [q?  ")
    try terminal.wait(for: "F1 keys  ctrl-c quit")

    try terminal.send("\u{1B}OP")
    try terminal.wait(for: "Ctrl-U")
    try terminal.send(" ")

    try terminal.wait(for: "Name: [q?  ")
  }

  @Test func `the cursor goes where the focus goes`() throws {
    try waitForCursor(at: 7)

    try terminal.send("\t")
    try terminal.wait("the next field") {
      $0.isCursorVisible && $0.cursor == (row: 3, column: 11)
    }
    try terminal.send("\u{1B}[B")

    try terminal.wait("no cursor") { !$0.isCursorVisible }
  }
}
