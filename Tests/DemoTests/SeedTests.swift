import Foundation
import Testing

/// `workbench seed` and `workbench reset` as a person and a script call them.
@Suite struct `Sample data` {
  private let folder: TemporaryFolder
  private var store: String { folder.path("store.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store with a score that isn't in the sample data.
  private func makeOwnStore() throws {
    let run = try Run(
      "mvc-demo", ["--store", store],
      input: "open \"Roster\"\ntap \"9 나현수 미들\"\n")
    #expect(run.code == 0)
  }

  @Test func `is stored where a store is new, and taken away`() throws {
    let seed = try Run("workbench", ["seed", "--store", store])
    let shown = try Run(
      "mvvm-demo", ["--store", store], input: "open \"Roster\"\n")
    let reset = try Run("workbench", ["reset", "--store", store])

    #expect(seed.code == 0)
    #expect(seed.output.hasPrefix("The store \(store) has 7 scores"))
    #expect(shown.output.contains("99  모마    아포짓\n"))
    #expect(reset.code == 0)
    #expect(reset.output == "The store \(store) has nothing now.\n")
  }

  @Test(arguments: ["seed", "reset"])
  func `takes nobody's data away in a pipe`(command: String) throws {
    try makeOwnStore()

    let refused = try Run("workbench", [command, "--store", store])
    let agreed = try Run("workbench", [command, "--store", store, "--yes"])

    #expect(refused.code == 1)
    #expect(refused.output == "")
    #expect(
      refused.errors.hasPrefix("workbench: the store \(store) has 1 score."))
    #expect(refused.errors.contains("--yes"))
    #expect(agreed.code == 0)
  }

  @Test func `takes data away when a person says y, and else not`() throws {
    try makeOwnStore()
    for (answer, code) in [("\r", 1), ("maybe\r", 1), ("y\r", 0)] {
      let terminal = try PseudoTerminal(
        "workbench", ["reset", "--store", store], columns: 200)
      try terminal.wait(for: "has 1 score. Delete what it has? [y/N]")

      try terminal.send(answer)

      try terminal.wait(for: code == 0 ? "nothing now" : "Nothing was changed.")
      #expect(try terminal.waitForEnd() == code << 8)
    }
  }

  @Test(arguments: Programs.demos)
  func `appears and goes in a demo that is open`(demo: String) throws {
    let terminal = try PseudoTerminal(demo, ["--store", store])
    try terminal.wait(for: "q quit")
    try terminal.send("\r")
    try terminal.wait(for: "No scores yet")

    #expect(try Run("workbench", ["seed", "--store", store]).code == 0)
    try terminal.wait("the scores") {
      !$0.text.joined().contains("No scores yet")
    }
    #expect(terminal.lines[4].hasSuffix("99  모마    아포짓"))

    #expect(try Run("workbench", ["reset", "--store", store]).code == 0)
    try terminal.wait(for: "No scores yet")
  }

  @Test(arguments: [
    (["seed", "--memory"], "there is no option “--memory”"),
    (["reset", "now"], "“now” is not expected here"),
    (["seed", "--store"], "--store needs a value"),
  ])
  func `is refused with the reason`(
    arguments: [String], reason: String
  ) throws {
    let run = try Run("workbench", arguments)

    #expect(run.code == 64)
    #expect(run.errors.contains(reason))
  }
}
