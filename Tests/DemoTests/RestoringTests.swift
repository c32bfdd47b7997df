import Foundation
import Testing

/// However a program ends, its terminal is as it was.
@Suite struct `A terminal is given back` {
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("terminal-sample", [])
    try terminal.wait(for: "F1 keys")
    #expect(!terminal.isCooked)
    #expect(terminal.emulator.isAlternate)
    return terminal
  }

  private func press(_ button: String, in terminal: PseudoTerminal) throws {
    while terminal.emulator.inverseText.first != button {
      let before = terminal.emulator.inverseText
      try terminal.send("\t")
      try terminal.wait("the focus to move") { $0.inverseText != before }
    }
    try terminal.send("\r")
  }

  @Test func `after a trap in an action`() throws {
    let terminal = try start()

    try press("[Trap]", in: terminal)

    let status = try terminal.waitForEnd()
    #expect([SIGILL, SIGTRAP].contains(status & 0x7F))
    terminal.expectRestored()
    #expect(terminal.lines.joined().contains("Fatal error: Index out of range"))
  }

  @Test func `after an exit in an action`() throws {
    let terminal = try start()

    try press("[End]", in: terminal)

    #expect(try terminal.waitForEnd() == 3 << 8)
    terminal.expectRestored()
  }

  @Test func `after an error, which is printed as what it is`() throws {
    let terminal = try start()

    try press("[Fail]", in: terminal)
    try terminal.send("\t")
    try terminal.wait("the focus to move") { $0.inverseText.first != "[Fail]" }
    #expect(!terminal.lines.contains { $0.contains("It fails.") })
    try terminal.send("q")

    #expect(try terminal.waitForEnd() == EXIT_FAILURE << 8)
    terminal.expectRestored()
    #expect(
      terminal.lines.filter { !$0.isEmpty }.suffix(2) == [
        "It fails.", "terminal-sample: can't write “a<U+1B>[2Jb”",
      ])
  }
}
