import Foundation
import Testing

@testable import Model

/// The demos, started as programs with a script.
@Suite struct `Demos with a script` {
  private let folder: TemporaryFolder
  private var store: String { folder.path("store.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Programs.demos)
  func `store what the others show`(demo: String) throws {
    let stored = try Run(
      demo, ["--store", store],
      input: "open \"Roster\"\ntap \"3 김다인 세터\"\n")
    #expect(stored.code == 0)
    #expect(stored.errors == "")

    for other in Programs.demos {
      let shown = try Run(
        other, ["--store", store, "--width", "40"], input: "open \"Roster\"\n")

      #expect(shown.code == 0)
      #expect(shown.output.contains("Scored\n──────\n 3  김다인  세터\n"))
    }
  }

  @Test(arguments: Programs.demos)
  func `print the first screen for an empty script`(demo: String) throws {
    let run = try Run(demo, ["--memory"])

    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Architecture workbench\n─────"))
  }

  @Test func `play a file, and print the same bytes each time`() throws {
    let script = folder.path("script.txt")
    try Data(
      """
      # Ages someone.
      open "Player: Messi"
      tap "Older"
      expect "Age: 20"
      back

      """.utf8
    ).write(to: URL(filePath: script))

    let first = try Run("mvc-demo", ["--memory", "--script", script])
    let second = try Run("mvc-demo", ["--memory", "--script", script])

    #expect(first.code == 0)
    #expect(first.output.contains("Age: 20"))
    #expect(first.output == second.output)
  }

  @Test(arguments: Programs.demos)
  func `walk through every screen, as it is stored`(demo: String) throws {
    let scenarios = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Scenarios").standardizedFileURL
    let script = scenarios.appending(path: "walk.txt")
    let stored = try String(
      contentsOf: scenarios.appending(path: "Screens/walk.txt"),
      encoding: .utf8)

    let run = try Run(
      demo,
      ["--memory", "--echo", "--script", script.path(percentEncoded: false)])

    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(run.output == stored)
  }

  // MARK: Bad input

  @Test func `an unknown option is refused with what there is`() throws {
    let run = try Run("mvvm-demo", ["--stoer", "x"])

    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "mvvm-demo: there is no option “--stoer”; there are --store PATH"))
  }

  @Test func `a catalog that can't be reached is told on the screen`() throws {
    let run = try Run(
      "mvvm-demo",
      ["--memory", "--catalog-url", "http://127.0.0.1:1/search"],
      input: """
        open "Music videos"
        type "ditto" into "Search"
        submit "Search"

        """)

    #expect(run.code == 0)
    #expect(run.output.contains("The catalog can't be reached."))
  }

  @Test func `a store in no folder is refused`() throws {
    let path = folder.path("missing/store.sqlite")

    let run = try Run("direct-demo", ["--store", path])

    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("Can't open \(path): there is no folder"))
  }

  @Test(arguments: [
    ["--store", "/none/a\u{1B}[2J\u{202E}b"], ["--\u{1B}[2J\u{202E}"],
    ["--script", "a\u{1B}[2J\u{202E}b"], ["--width", "\u{1B}[2J\u{202E}"],
  ])
  func `an error repeats no command to a terminal`(
    arguments: [String]
  ) throws {
    let run = try Run("mvc-demo", arguments)

    #expect(run.code != 0)
    #expect(run.errors.contains("<U+1B>[2J<U+202E>"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `a store that is no database is refused and stays`() throws {
    let bytes = Data("no database".utf8)
    try bytes.write(to: URL(filePath: store))

    let run = try Run("mvc-demo", ["--store", store], input: "show\n")

    #expect(run.code == 1)
    #expect(
      run.errors.contains("Can't open \(store): it is no SQLite database"))
    #expect(try Data(contentsOf: URL(filePath: store)) == bytes)
  }

  @Test func `a label that is not there is refused with its line`() throws {
    let run = try Run(
      "mvc-demo", ["--store", store],
      input: "open \"Roster\"\n\ntap \"nobody\"\n")

    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix(
        """
        mvc-demo: line 3: tap "nobody": there is no “nobody” on the screen; \
        there is “3 김다인 세터”
        """))
    let after = try Run(
      "mvc-demo", ["--store", store], input: "open \"Roster\"")
    #expect(after.output.contains("No scores yet"))
  }

  @Test func `a locked store ends a script at the line that can't be saved`()
    throws
  {
    #expect(try Run("mvc-demo", ["--store", store]).code == 0)
    let other = try SQLiteConnection(name: store, busyTimeout: .zero)
    try other.run("BEGIN IMMEDIATE")

    let run = try Run(
      "mvc-demo", ["--store", store],
      input: """
        open "Roster"
        tap "3 김다인 세터"
        back
        """)

    #expect(run.code == 1)
    #expect(run.errors.contains("\(store) is locked by another program"))
    #expect(run.errors.contains("waited 5 seconds"))
    #expect(run.output.contains("! Not saved: "))
    #expect(!run.output.contains("Architecture workbench"))
  }

  @Test func `a file with a line that is no command is not begun`() throws {
    let script = folder.path("script.txt")
    try Data(
      "open \"Roster\"\ntap \"3 김다인 세터\"\nopne \"Roster\"\n".utf8
    ).write(to: URL(filePath: script))

    let run = try Run("mvc-demo", ["--store", store, "--script", script])

    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("line 3"))
    let after = try Run(
      "mvc-demo", ["--store", store], input: "open \"Roster\"")
    #expect(after.output.contains("No scores yet"))
  }

  @Test(arguments: Programs.demos + ["workbench"])
  func `help and version are printed`(program: String) throws {
    let help = try Run(program, ["--help"])
    let version = try Run(program, ["--version"])

    #expect(help.code == 0)
    #expect(help.output.contains("Usage: \(program)"))
    #expect(version.code == 0)
    #expect(version.output == "\(program) 0.1.0\n")
  }

  @Test func `the tour says that the screens are equal`() throws {
    let run = try Run("workbench", [])

    #expect(run.code == 0)
    #expect(run.output.contains("were equal to the letter"))
    #expect(!run.output.contains("≠"))
  }

  @Test func `a check with a clause that fails ends with 1`() throws {
    let run = try Run("workbench", ["check", "--pattern", "mvvm-refetching"])

    #expect(run.code == 1)
    #expect(run.output.contains("\nR8 in MVVM, re-reading\n"))
    #expect(run.output.matches(of: /✗ fails/).count == 1)
  }
}
