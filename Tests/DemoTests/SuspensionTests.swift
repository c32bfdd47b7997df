import Foundation
import Testing

/// Programs that are stopped and go on, as a shell's jobs are.
@Suite struct `A suspended program` {
  /// A shell with a program in the foreground.
  private func shell(
    running program: String, terminal: String = "xterm"
  ) throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: [
        "PS1": "ready> ", "ENV": "", "HOME": "/", "TERM": terminal,
      ])
    try shell.wait(for: "ready>")
    try shell.send("\(Programs.path(of: program))\n")
    return shell
  }

  private func waitForPrompt(of shell: PseudoTerminal) throws {
    try shell.wait("the shell") {
      !$0.isAlternate && $0.text[$0.cursor.row] == "ready>"
    }
    #expect(shell.emulator.isCursorVisible)
  }

  @Test func `gives the terminal back and takes it again`() throws {
    let shell = try shell(running: "terminal-sample")
    try shell.wait(for: "F1 keys")
    try shell.send("abc")
    try shell.wait(for: "Hello, abc!")

    for text in ["abcd", "abcde"] {
      try shell.send("\u{1A}")
      try waitForPrompt(of: shell)
      #expect(!shell.emulator.hasBracketedPaste)
      try shell.send("fg\n")
      try shell.wait("the program") { $0.isAlternate && $0.hasBracketedPaste }
      try shell.wait(for: "Hello, \(text.dropLast())!")

      try shell.send("\(text.suffix(1))")
      try shell.wait(for: "Hello, \(text)!")
    }

    try shell.send("\u{3}")
    try waitForPrompt(of: shell)
    try shell.send("exit\n")
    #expect(try shell.waitForEnd() == 0)
  }

  @Test func `gives the terminal back when another stops it`() throws {
    let shell = try shell(running: "terminal-sample")
    try shell.wait(for: "F1 keys")
    #expect(!shell.isCooked)

    shell.signalForeground(SIGTSTP)
    try waitForPrompt(of: shell)
    #expect(shell.isCooked)
    #expect(!shell.emulator.hasBracketedPaste)

    try shell.send("fg\n")
    try shell.wait("the whole screen") {
      $0.isAlternate && $0.text.last?.contains("F1 keys") == true
    }
    #expect(!shell.isCooked)
    try shell.send("a")
    try shell.wait(for: "Hello, a!")
  }

  @Test(arguments: [true, false])
  func `that only prints asks again when it goes on`(
    isStoppedByKey: Bool
  ) throws {
    let shell = try shell(running: "terminal-sample", terminal: "dumb")
    try shell.waitForLine("› row 29")
    try shell.wait("a prompt") { $0.text[$0.cursor.row] == ">" }

    if isStoppedByKey {
      try shell.send("\u{1A}")
    } else {
      shell.signalForeground(SIGTSTP)
    }
    try waitForPrompt(of: shell)
    #expect(shell.isCooked)
    try shell.send("fg\n")
    try shell.wait("a prompt") { $0.text[$0.cursor.row] == ">" }

    try shell.send("type \"a\" into \"Name\"\n")
    try shell.waitForLine("Hello, a!")
  }

  @Test(arguments: ["xterm", "dumb"])
  func `stays away from the terminal in the background`(
    kind: String
  ) throws {
    let folder = try TemporaryFolder()
    let shell = try shell(running: "terminal-sample", terminal: kind)
    try shell.wait("the program") { emulator in
      emulator.text.contains { $0.contains("F1 keys") || $0 == ">" }
    }
    try shell.send("\u{1A}")
    try waitForPrompt(of: shell)
    let prompts = shell.emulator.transcript.count { $0.hasPrefix(">") }
    let jobs = folder.path("jobs")

    try shell.send(
      """
      clear; bg; until jobs >\(jobs); grep -q Stopped \(jobs); do :; done; \
      echo mark$((1+1))\n
      """)
    try shell.waitForLine("mark2")

    #expect(!shell.emulator.isAlternate)
    #expect(shell.isCooked)
    #expect(shell.emulator.transcript.count { $0.hasPrefix(">") } == prompts)
    try shell.send("fg\n")
    try shell.wait("the program") { emulator in
      kind == "dumb"
        ? emulator.text[emulator.cursor.row] == ">" : emulator.isAlternate
    }
  }

  @Test func `goes on at once where nobody could continue it`() throws {
    let terminal = try PseudoTerminal("terminal-sample", [])
    try terminal.wait(for: "F1 keys")

    try terminal.send("\u{1A}")
    try terminal.wait("the normal screen") {
      $0.exits == 1 && $0.isAlternate
    }
    try terminal.send("a")

    try terminal.wait(for: "Hello, a!")
    #expect(terminal.emulator.isAlternate)
    #expect(!terminal.isCooked)
  }

  @Test func `draws all anew when it is continued`() throws {
    let terminal = try PseudoTerminal("terminal-sample", [])
    try terminal.wait(for: "F1 keys")
    terminal.signal(SIGSTOP)
    terminal.resize(columns: 60, lines: 12)

    terminal.signal(SIGCONT)

    try terminal.wait(for: "Hello, !")
    try terminal.wait("the cursor") { $0.cursor == (row: 2, column: 7) }
    #expect(terminal.lines[0].count == 60)
  }
}
