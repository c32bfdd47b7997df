import Foundation
import Model
import Testing

/// A list of pictures in a real terminal, with a selection above it.
@Suite struct `A list of cows in a terminal` {
  @Test(arguments: ["direct-demo", "mvc-demo", "mvvm-demo"])
  func `shows the whole row that has the focus`(demo: String) throws {
    let terminal = try open(demo)

    try terminal.send(String(repeating: Self.down, count: 4))
    try terminal.wait("the whole bull") {
      $0.inverseText.map(Self.trimmed) == Self.row("Bull")
    }
    try terminal.send("\r")
    try terminal.wait(for: "Mooed 0 times")

    #expect(
      terminal.emulator.inverseText.map(Self.trimmed) == Self.row("Bull"))
    try terminal.send("q")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test(arguments: ["direct-demo", "mvc-demo", "mvvm-demo"])
  func `is searched, chosen from and mooed at with the keys`(
    demo: String
  ) throws {
    let terminal = try open(demo)

    try terminal.send("한우")
    try terminal.wait("one cow") {
      $0.text.contains("› 한우") && !$0.text.contains("› Calf")
    }
    try terminal.send("\(Self.down)\r")
    try terminal.wait(for: "Mooed 0 times")
    try terminal.send("\u{1B}[A\r\r")

    try terminal.wait(for: "Mooed 2 times")
    #expect(terminal.lines[4] == "한우")
  }

  /// Starts a demo and opens the cows; the search field has the focus.
  private func open(_ demo: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo, ["--memory"])
    try terminal.wait(for: "q quit")
    let place = try #require(Destination.all.firstIndex(of: .cows))
    try terminal.send(String(repeating: Self.down, count: place) + "\r")
    try terminal.wait(for: "Cows Overview")
    return terminal
  }

  private static let down = "\u{1B}[B"

  /// The lines of a cow in the list.
  private static func row(_ name: String) -> [String] {
    Cow.herd.filter { $0.name == name }.flatMap { cow in
      ["› \(name)"] + cow.picture.split(separator: "\n").map { "  \($0)" }
    }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
