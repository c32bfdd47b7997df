import Foundation
import Testing

/// `workbench pitfalls`, started as a program.
@Suite struct `The program with pitfalls` {
  @Test func `plays one at once where nobody sits`() throws {
    let run = try Run("workbench", ["pitfalls", "stale-list"])

    #expect(run.code == 0)
    #expect(run.output.hasPrefix("stale-list (shows)\n"))
    #expect(run.output.contains("≠  3  김다인  세터\n"))
    #expect(run.output.contains("Fails R8: A score saved elsewhere"))
  }

  @Test func `plays one step by step in a terminal`() throws {
    let terminal = try PseudoTerminal(
      "workbench", ["pitfalls", "stale-list"], lines: 100)
    try terminal.wait(for: "everybody else.")
    #expect(!terminal.lines.contains { $0.hasPrefix("BROKEN") })

    try terminal.send("\n")
    try terminal.wait(for: "Delete last (disabled)")
    #expect(!terminal.lines.contains { $0.hasPrefix("> tap") })

    try terminal.send(String(repeating: "\n", count: 5))
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `plays a broken version until it traps`() throws {
    // What traps leaves its store behind.
    let folder = try TemporaryFolder()
    let run = try Run(
      "/usr/bin/env",
      [
        "TMPDIR=\(folder.path(""))", Programs.path(of: "workbench"),
        "pitfalls", "delete-first-of-none", "--broken",
      ])

    #expect(run.code != 0)
    #expect(run.output.hasPrefix("Scored\n──────\n99  모마"))
    #expect(
      run.output.hasSuffix("[Delete last]\n\n> tap \"Delete last\"\n\n"))
    #expect(run.errors.contains("Fatal error: Index out of range"))
  }

  @Test func `holds a broken version to the specification`() throws {
    let run = try Run(
      "workbench", ["pitfalls", "singleton-context", "--broken", "--check"])

    #expect(run.code == 1)
    #expect(run.output.hasPrefix("✓ R1: "))
    #expect(
      run.output.matches(of: /(?m)^✗ (R\d):/).map(\.1)
        == ["R3", "R4", "R5", "R6", "R7", "R8"])
  }

  @Test func `finds itself in a folder with a blank`() throws {
    let folder = try TemporaryFolder()
    let build = folder.path("a build")
    try FileManager.default.createDirectory(
      atPath: build, withIntermediateDirectories: false)
    let program = "\(build)/workbench"
    try Programs.copy("workbench", to: program)

    let run = try Run(
      "/usr/bin/env",
      [
        "TMPDIR=\(build)", program, "pitfalls", "delete-first-of-none",
        "--check",
      ])

    #expect(run.output == "✓ delete-first-of-none\n")
  }

  @Test func `plays only what traps`() throws {
    let run = try Run(
      "workbench", ["pitfalls", "swallowed-error", "--kind", "traps"])

    #expect(run.code == 0)
    #expect(run.output.contains("≠ The notes can't be opened: it was\n"))
    #expect(!run.output.contains("Fails N7"))
  }

  @Test(arguments: ["q", "quit", "Q"])
  func `ends in a terminal with`(word: String) throws {
    let terminal = try PseudoTerminal(
      "workbench", ["pitfalls", "stale-list"], lines: 100)
    try terminal.wait(for: "end it.")

    try terminal.send("\n\(word)\n")

    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.lines.contains { $0.hasPrefix("BROKEN") })
    #expect(!terminal.lines.contains { $0.hasPrefix("> tap") })
  }

  @Test(arguments: ["query-is-read-only", "delete-first-of-none"])
  func `says what is missing away from its build`(name: String) throws {
    let folder = try TemporaryFolder()
    let program = folder.path("program")
    try Programs.copy("workbench", to: program)

    let run = try Run(program, ["pitfalls", name, "--check"])

    #expect(run.code == 1)
    #expect(run.output.hasPrefix("✗ \(name)\n  there is no \(folder.path(""))"))
    #expect(run.output.contains("swift build"))
  }

  @Test func `says in a list what there is`() throws {
    let run = try Run("workbench", ["pitfalls"])

    #expect(run.code == 0)
    #expect(run.output.contains("\ntoo-many-redraws (costs)\n  With one"))
  }

  @Test func `ends with 0 if one is as its page says`() throws {
    let run = try Run("workbench", ["pitfalls", "nested-object", "--check"])

    #expect(run.code == 0)
    #expect(run.output == "✓ nested-object\n")
  }
}
