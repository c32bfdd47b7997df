import Foundation
import Model
import Testing

/// The demos in a real terminal: keys are sent, and the screen is read.
@Suite struct `Demos in a terminal` {
  private let folder: TemporaryFolder
  private var store: String { folder.path("store.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    _ demo: String, environment: [String: String] = [:], lines: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      demo, ["--store", store], environment: environment, lines: lines)
    try terminal.wait(for: "q quit")
    return terminal
  }

  @Test(arguments: [
    ("direct-demo", "Direct context"), ("mvc-demo", "MVC"),
    ("mvvm-demo", "MVVM"),
  ])
  func `a person scores with the keys alone`(
    demo: String, pattern: String
  ) throws {
    let terminal = try start(demo)
    #expect(terminal.lines[0].hasPrefix("Architecture workbench"))
    #expect(terminal.lines[0].hasSuffix(pattern))

    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")
    try terminal.send("\u{1B}[B\u{1B}[B\r")
    try terminal.wait("a score") { !$0.text.joined().contains("No scores") }

    #expect(terminal.lines[4] == "›  6  김사랑  세터           6  김사랑  세터")

    try terminal.send("q")
    #expect(try terminal.waitForEnd() == 0)
    let shown = try Run(demo, ["--store", store], input: "open \"Roster\"")
    #expect(shown.output.contains(" 6  김사랑  세터\n"))
  }

  @Test func `the README shows what a person sees`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let picture = try #require(
      text.firstMatch(of: /```text\n((?s:.*?))\n```/)?.1)
    let lines = picture.components(separatedBy: "\n")
    let terminal = try start("mvvm-demo", lines: lines.count)

    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")
    for (moves, scorer) in [
      (String(repeating: "\u{1B}[B", count: 13), "99  모마"),
      (String(repeating: "\u{1B}[A", count: 13), " 3  김다인"),
      (String(repeating: "\u{1B}[B", count: 4), "10  고민지"),
    ] {
      try terminal.send(moves + "\r")
      try terminal.wait("a score of \(scorer)") {
        $0.text.contains { $0.dropFirst(20).contains(scorer) }
      }
    }

    #expect(terminal.lines == lines)
  }

  @Test func `the focus is in inverse video and moves`() throws {
    let last = try #require(Destination.all.last?.title)
    let terminal = try start("mvc-demo")
    try terminal.wait("the focus") { !$0.inverseText.isEmpty }

    try terminal.send("\t")
    try terminal.wait("the next row") {
      $0.inverseText.first?.hasPrefix("› Roster") == false
    }
    try terminal.send("\u{1B}[Z")
    try terminal.wait("the row before") {
      $0.inverseText.first?.hasPrefix("› Roster") == true
    }
    try terminal.send("\u{1B}[F")
    try terminal.wait("the last row") {
      $0.inverseText.first?.hasPrefix("› \(last)") == true
    }
  }

  @Test func `without colours the focus has a mark of its own`() throws {
    let terminal = try start("mvc-demo", environment: ["NO_COLOR": "1"])

    try terminal.wait(for: "▸ Roster")
    #expect(terminal.emulator.inverseText == [])
  }

  @Test func `escape goes back`() throws {
    let terminal = try start("mvvm-demo")
    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")

    try terminal.send("\u{1B}")

    try terminal.wait(for: "Architecture workbench")
  }

  @Test func `a list scrolls with the focus in a low window`() throws {
    let terminal = try start("mvc-demo", lines: 12)
    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")
    #expect(!terminal.lines.joined().contains("모마"))

    for _ in 0..<13 {
      try terminal.send("\t")
    }

    try terminal.wait(for: "모마")
    #expect(terminal.lines[0].hasPrefix("Roster"))
  }

  @Test func `another size is taken at once`() throws {
    let terminal = try start("direct-demo")
    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")

    terminal.resize(columns: 40, lines: 30)

    try terminal.wait("one column") { emulator in
      emulator.text.contains("  No scores yet")
        && emulator.text.contains("Delete last (disabled)")
    }
  }

  @Test func `a score made in another program appears by itself`() throws {
    let terminal = try start("direct-demo")
    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")

    let other = try Run(
      "mvvm-demo", ["--store", store],
      input: "open \"Roster\"\ntap \"99 모마 아포짓\"\n")

    #expect(other.code == 0)
    try terminal.wait("the score") { !$0.text.joined().contains("No scores") }
    #expect(terminal.lines[4].hasSuffix("99  모마    아포짓"))
  }

  @Test func `a question mark lists the keys`() throws {
    let terminal = try start("mvc-demo")

    try terminal.send("?")
    try terminal.wait(for: "Ctrl-L")
    try terminal.send(" ")

    try terminal.wait(for: "Architecture workbench")
  }

  // MARK: The terminal is given back

  @Test(arguments: ["q", "\u{3}"])
  func `a key that quits gives the terminal back`(key: String) throws {
    let terminal = try start("mvc-demo")
    #expect(!terminal.isCooked)

    try terminal.send(key)

    #expect(try terminal.waitForEnd() == 0)
    terminal.expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal that ends the program gives it back`(signal: Int32) throws {
    let terminal = try start("mvc-demo")

    terminal.signal(signal)

    #expect(try terminal.waitForEnd() == (128 + signal) << 8)
    terminal.expectRestored()
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV])
  func `a fault gives it back`(signal: Int32) throws {
    let terminal = try start("mvc-demo")

    terminal.signal(signal)

    #expect(try terminal.waitForEnd() & 0x7F == signal)
    terminal.expectRestored()
  }
}
