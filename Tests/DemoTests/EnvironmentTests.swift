import Testing

/// What the environment says of the terminal is honoured.
@Suite struct `The environment of a terminal` {
  private func start(_ environment: [String: String]) throws -> PseudoTerminal {
    try PseudoTerminal("terminal-sample", [], environment: environment)
  }

  @Test func `NO_COLOR leaves plain text, and the cursor at the focus`()
    throws
  {
    let terminal = try start(["NO_COLOR": "1"])
    try terminal.wait(for: "F1 keys")

    try terminal.send("\t\t\t\t")
    try terminal.wait("the cursor at the button") {
      $0.isCursorVisible && $0.cursor == (row: 7, column: 0)
    }
    try terminal.send("\u{1B}[F")

    try terminal.wait(for: "▸ row 29")
    #expect(!terminal.emulator.hasShownStyles)
  }

  @Test(arguments: [
    ["LANG": "C"], ["LC_ALL": "POSIX", "LANG": "ko_KR.UTF-8"],
    ["LC_CTYPE": "ko_KR.EUC-KR"],
  ])
  func `a locale without UTF-8 gets ASCII alone`(
    environment: [String: String]
  ) throws {
    let terminal = try start(environment)
    try terminal.wait(for: "Up/Down move  type text  Left/Right cursor")

    #expect(terminal.lines[1] == "------")
    #expect(terminal.lines[3] == "Team: [????                ]")
    #expect(terminal.lines[6] == "Order: (*) Time ( ) Name")
    #expect(terminal.lines[8] == "> ant")
    #expect(!terminal.lines.joined().contains { !$0.isASCII })
  }

  @Test(arguments: [["LC_ALL": "", "LANG": "C.UTF-8"], ["LANG": "ko_KR.utf8"]])
  func `a locale with UTF-8 gets all`(environment: [String: String]) throws {
    let terminal = try start(environment)

    try terminal.wait(for: "Team: [한국  ")
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that only prints is asked for commands`(
    kind: String
  ) throws {
    let terminal = try start(["TERM": kind])
    try terminal.wait("a prompt") { $0.text.contains(">") }
    #expect(terminal.isCooked)

    try terminal.send("type \"한\u{1B}[2J\" into \"Name\"\n")
    try terminal.waitForLine("Hello, 한␛[2J!")
    try terminal.send("tap \"Nobody\"\n")
    try terminal.waitForLine("! there is no “Nobody” on the screen")
    try terminal.send("tpa \"Trap\"\n")
    try terminal.waitForLine("! a command begins with open, tap, toggle,")
    try terminal.send("--help\n")
    try terminal.waitForLine("quit                    leave the program")
    try terminal.send("quit\n")

    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.emulator.unknown == [])
    #expect(!terminal.emulator.hasShownStyles)
  }

  @Test func `its commands end with the input`() throws {
    let terminal = try start(["TERM": "dumb", "LANG": "C"])
    try terminal.wait("a prompt") { $0.text.contains(">") }
    #expect(terminal.emulator.transcript.contains("------"))

    try terminal.send("\u{4}")

    #expect(try terminal.waitForEnd() == 0)
  }
}
