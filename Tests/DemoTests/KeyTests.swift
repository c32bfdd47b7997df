import Testing

/// Keys that move the focus, and what the help line says of it.
@Suite struct `Keys in a terminal` {
  private func start(
    columns: Int = 80, lines: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "terminal-sample", [], environment: environment, columns: columns,
      lines: lines)
    try terminal.wait(for: "Sample")
    try terminal.wait("a focus") { $0.isCursorVisible }
    return terminal
  }

  private func wait(_ terminal: PseudoTerminal, forFocus text: String) throws {
    try terminal.wait("the focus on \(text)") {
      $0.inverseText.first?.hasPrefix(text) == true
    }
  }

  @Test func `the focus moves in reading order, around the ends`() throws {
    let terminal = try start()
    let down = "\u{1B}[B"

    for place in ["Team", "(•) Time", "( ) Name", "[Trap]", "[End]"] {
      try terminal.send(place == "[End]" ? "\u{1B}[C" : down)
      try wait(terminal, forFocus: place)
    }
    for place in ["[Trap]", "( ) Name", "(•) Time", "Team", "Name", "› row 29"]
    {
      try terminal.send(place == "( ) Name" ? "\u{1B}[A" : "\u{1B}[Z")
      try wait(terminal, forFocus: place)
    }
    try terminal.send("\t")
    try wait(terminal, forFocus: "Name")
  }

  @Test func `Page Up and Down, Home and End go further`() throws {
    let terminal = try start()

    try terminal.send("\u{1B}[6~")
    try wait(terminal, forFocus: "› row 2")
    try terminal.send("\u{1B}[6~\u{1B}[6~")
    try wait(terminal, forFocus: "› row 26")
    try terminal.send("\u{1B}[6~")
    try wait(terminal, forFocus: "› row 29")
    try terminal.send("\u{1B}[5~")
    try wait(terminal, forFocus: "› row 17")
    try terminal.send("\u{1B}[H")
    try wait(terminal, forFocus: "Name")
    try terminal.send("\t\t\u{1B}[F")
    try wait(terminal, forFocus: "› row 29")
  }

  @Test(arguments: ["\u{1B}[3~", "\u{7F}"])
  func `the delete key deletes a row that can be deleted`(key: String) throws {
    let terminal = try start()
    for _ in 0..<8 {
      try terminal.send("\t")
    }
    try wait(terminal, forFocus: "› bee")
    try terminal.wait(for: "⌫ delete")

    try terminal.send(key)

    try wait(terminal, forFocus: "› cat")
    #expect(!terminal.lines.contains("› bee"))
    try terminal.send("\t")
    try wait(terminal, forFocus: "› row 0")
    #expect(terminal.lines.last?.contains("delete") == false)
  }

  @Test func `the help line says what the focus can do`() throws {
    let terminal = try start()
    #expect(terminal.lines.last?.contains("type text  ←→ cursor") == true)

    try terminal.send("\u{1B}[B\u{1B}[B")
    try terminal.wait(for: "⏎ pick")
    try terminal.send("\u{1B}[B\u{1B}[B")
    try terminal.wait(for: "⏎ press")
    try terminal.send("\u{1B}[F")

    try terminal.wait("the whole line") {
      $0.text.last == "↑↓ move  ⏎ choose  ? keys  q quit"
    }
  }

  @Test func `in a low window the help line gives way`() throws {
    let terminal = try start(lines: 4)

    #expect(!terminal.lines.joined().contains("keys"))

    terminal.resize(columns: 40, lines: 5)
    try terminal.wait(for: "type text  ←→ cursor  F1 keys")
    terminal.resize(columns: 20, lines: 5)
    try terminal.wait("what is left") { $0.text.last == "F1 keys" }
  }

  @Test func `the list of keys scrolls in a low window`() throws {
    let terminal = try start(columns: 40, lines: 12)
    try terminal.send("\u{1B}OP")
    try terminal.wait(for: "Keys")
    try terminal.wait("the short help") {
      $0.text.last == "↑↓ scroll  esc back  q quit"
    }

    try terminal.send("\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~")
    try terminal.wait(for: "q  Ctrl-C")
    try terminal.send("\u{1B}")

    try terminal.wait(for: "Name: [")
  }

  @Test func `what is pasted presses no button`() throws {
    let terminal = try start()
    try terminal.send("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
    try wait(terminal, forFocus: "[Trap]")

    try terminal.send("\u{1B}[200~\r q\u{1B}[201~\t")

    try wait(terminal, forFocus: "[End]")
  }

  @Test func `only lines that changed are written`() throws {
    let terminal = try start()
    terminal.forgetWrites()

    try terminal.send("a")
    try terminal.wait(for: "Hello, a!")
    #expect(terminal.emulator.writes == [2: 1, 4: 1])
    #expect(terminal.emulator.bytes < 120)
    terminal.forgetWrites()
    try terminal.send("\u{1B}[D")
    try terminal.wait("the cursor") { $0.cursor == (row: 2, column: 7) }

    #expect(terminal.emulator.writes == [:])
    #expect(terminal.emulator.bytes == "\u{1B}[3;8H".utf8.count)
  }

  @Test func `hostile text does nothing to the terminal`() throws {
    let terminal = try start()

    #expect(terminal.lines[5] == "<U+202E>evil ␛]0;title␇★")
    #expect(terminal.emulator.unknown == [])
  }
}
