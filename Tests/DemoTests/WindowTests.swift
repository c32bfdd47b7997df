import Foundation
import Testing

/// Windows of any size, and terminals that go away.
@Suite struct `The window of a terminal` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "terminal-sample", [], environment: environment)
    try terminal.wait("the first screen") {
      $0.text.contains { $0.contains("F1 keys") || $0.hasPrefix(">") }
    }
    return terminal
  }

  @Test(arguments: [(1, 1), (1, 24), (80, 1), (2, 2), (7, 3)])
  func `may be of any size, and have its own again`(
    columns: Int, lines: Int
  ) throws {
    let terminal = try start()
    let before = terminal.lines

    terminal.resize(columns: columns, lines: lines)
    try terminal.send("a\t\u{1B}[B\u{1B}[6~?\u{1B}[6~ \u{1B}[H\u{7F}")
    try terminal.wait("a screen") { !$0.text.joined().isEmpty }
    terminal.resize(columns: 80, lines: 24)

    try terminal.wait("the screen as it was") { $0.text == before }
    #expect(terminal.emulator.unknown == [])
  }

  @Test(arguments: ["xterm", "dumb"])
  func `that is closed ends the program as a hang-up`(kind: String) throws {
    let terminal = try start(["TERM": kind])

    terminal.hangUp()

    #expect(try terminal.waitForEnd() == (128 + SIGHUP) << 8)
  }

  @Test func `that is closed ends a program that is to ignore that`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      [
        "-c", #"trap "" HUP; "$0"; echo "$?" >"$1""#,
        Programs.path(of: "terminal-sample"), folder.path("code"),
      ])
    try terminal.wait(for: "F1 keys")

    terminal.hangUp()

    #expect(try terminal.waitForEnd() == 0)
    #expect(
      try String(contentsOfFile: folder.path("code"), encoding: .utf8)
        == "\(128 + SIGHUP)\n")
  }
}
