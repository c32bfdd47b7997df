import Testing

@testable import TextUI

@MainActor
@Suite struct `Scripts` {
  @Test(arguments: [
    (#"open "Roster""#, ScriptCommand.tap("Roster", index: nil)),
    (#"  tap   "a b" at 2  "#, .tap("a b", index: 2)),
    (#"pick "Name""#, .pick("Name", picker: nil, index: nil)),
    (#"pick "Name" at 1"#, .pick("Name", picker: nil, index: 1)),
    (
      #"pick "Name" in "Order" # by name"#,
      .pick("Name", picker: "Order", index: nil)
    ),
    (
      #"pick "Name" in "Order" at 2"#,
      .pick("Name", picker: "Order", index: 2)
    ),
    (
      #"type "\"한\"\n\t\\" into "Note""#,
      .type("\"한\"\n\t\\", field: "Note", index: nil)
    ),
    (#"type "a" into "Note" at 1"#, .type("a", field: "Note", index: 1)),
    (#"clear "Note""#, .clear("Note", index: nil)),
    (#"clear "Note" at 1"#, .clear("Note", index: 1)),
    (#"submit "Note""#, .submit("Note", index: nil)),
    (#"submit "Note" at 0"#, .submit("Note", index: 0)),
    (#"toggle "Repeat""#, .toggle("Repeat", index: nil)),
    (#"delete "Pear" at 1"#, .delete("Pear", index: 1)),
    ("dismiss", .dismiss),
    ("back", .back), ("show", .show), ("\u{FEFF}back", .back),
    (#"expect "No # comment""#, .expect("No # comment")),
  ])
  func `a line is a command`(line: String, command: ScriptCommand) throws {
    #expect(try ScriptCommand(line) == command)
  }

  @Test(arguments: ["", "   ", "# a comment", "   # a comment"])
  func `an empty line and a comment are none`(line: String) throws {
    #expect(try ScriptCommand(line) == nil)
  }

  @Test(arguments: [
    ("opne \"x\"", ScriptSyntaxError.notACommand("opne \"x\"")),
    ("tap x", .notACommand("tap x")),
    ("tap \"x\" at", .notACommand("tap \"x\" at")),
    ("tap \"x\" in \"y\"", .notACommand("tap \"x\" in \"y\"")),
    ("open \"x\" at 1", .notACommand("open \"x\" at 1")),
    ("expect \"x\" at 1", .notACommand("expect \"x\" at 1")),
    (
      "type \"x\" at 1 into \"y\"",
      .notACommand("type \"x\" at 1 into \"y\"")
    ),
    ("dismiss \"x\"", .notACommand("dismiss \"x\"")),
    ("back \"x\"", .notACommand("back \"x\"")),
    ("tap \"x\" at \"y\"", .notAnIndex("y")),
    ("tap \"x\" at -1", .notAnIndex("-1")),
    ("tap \"x", .missingQuote("x")),
    (#"tap "\x""#, .unknownEscape("x")),
  ])
  func `a line that is none is refused`(
    line: String, error: ScriptSyntaxError
  ) {
    #expect(throws: error) { try ScriptCommand(line) }
  }

  @Test(arguments: [
    ("tap x", #"write tap "LABEL" [at N]; --help has the other commands"#),
    (
      #"pick "a" of 1"#,
      #"write pick "OPTION" [in "PICKER"] [at N]; --help has the other commands"#
    ),
    ("back 1", "write back; --help has the other commands"),
    (
      "opne \"x\"",
      """
      a command begins with open, tap, toggle, pick, type, clear, submit, \
      delete, dismiss, back, show, expect; --help says how each is written
      """
    ),
    ("tap \"x\" at -1", "“-1” is not an index; write a number from 0"),
    ("tap \"x", "the quote before “x” is not closed; write \" after it"),
    (
      #"tap "\x""#,
      #"“\x” is not an escape; there are \" \\ \n and \t"#
    ),
  ])
  func `what is refused is told what would be accepted`(
    line: String, correction: String
  ) async {
    let script = Script(on: Screen { Text("x") }) { _ in }

    let error = await #expect(throws: ScriptError.self) {
      try await script.run("\n\(line)")
    }

    #expect(error?.description == "line 2: \(line): \(correction)")
  }

  @Test func `the screen is shown after each command`() async throws {
    var shown: [String] = []
    let script = Script(on: Screen { Counter("n") }) { shown.append($0) }

    try await script.run(
      "tap \"n 0\"\n\n# again\ntap \"n 1\"\nexpect \"n 2\"\n")

    #expect(shown == ["[n 1]", "[n 2]"])
  }

  @Test func `a command that is refused is named with its line`() async {
    let script = Script(on: Screen { Counter("n") }) { _ in }

    await #expect(
      throws: ScriptError(
        2, "tap \"n 7\"", ScreenError.notFound("n 7", candidates: ["n 1"]))
    ) {
      try await script.run("tap \"n 0\"\ntap \"n 7\"")
    }
  }

  @Test func `nothing is run if a line is no command`() async {
    let screen = Screen { Counter("n") }
    let script = Script(on: screen) { _ in }

    await #expect(throws: ScriptError.self) {
      try await script.run("tap \"n 0\"\nhello")
    }
    #expect(screen.text == "[n 0]")
  }

  @Test func `an expectation that is not met shows the screen`() async {
    let script = Script(on: Screen { Counter("n") }) { _ in }

    let error = await #expect(throws: ScriptError.self) {
      try await script.run("expect \"m\"")
    }

    #expect(
      error?.description == """
        line 1: expect "m": the screen has no text “m”; it shows:
        [n 0]
        """)
  }

  @Test func `an error repeats no long line and no command to a terminal`()
    async
  {
    let script = Script(on: Screen { Counter("n") }) { _ in }
    let line = "\u{1B}[2J" + String(repeating: "x", count: 1000)

    let error = await #expect(throws: ScriptError.self) {
      try await script.run(line)
    }

    #expect(error?.text.count == 80)
    #expect(error?.description.contains("\u{1B}") == false)
  }

  @Test func `a line is over when the tasks that it started are`()
    async throws
  {
    var shown: [String] = []
    let script = Script(on: Screen { LoadsTwice() }) { shown.append($0) }

    try await script.run("tap \"1\"\nexpect \"loaded 2\"")

    #expect(shown == ["[2]\nloaded 2"])
  }

  @Test func `a screen that is shown alone has loaded`() async {
    var shown: [String] = []
    let script = Script(on: Screen { LoadsTwice() }) { shown.append($0) }

    await script.finish()

    #expect(shown == ["[1]\nloaded 1"])
  }
}

/// A view that loads at once, and again when its button is pressed.
private struct LoadsTwice: View {
  @State private var number = 1
  @State private var text = "loading"

  var body: some View {
    Button("\(number)") { number += 1 }
    Text(text).task(id: number) {
      await Task.yield()
      text = "loaded \(number)"
    }
  }
}
