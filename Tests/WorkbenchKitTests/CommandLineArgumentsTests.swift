import ProgramKit
import Testing

@Suite nonisolated struct `Arguments of a program` {
  private static let options = ["NAME", "--all", "--kind KIND"]

  @Test(arguments: [
    (["NAME"], UsageError.unexpectedArgument("NAME", known: options)),
    (["--all", "NAME", "-x"], .unexpectedArgument("NAME", known: options)),
    (["-x", "NAME"], .unknownOption("-x", known: options)),
    (["--all", "--all"], .repeatedOption("--all")),
    (
      ["--all=no"],
      .badValue(
        option: "--all", value: "no", accepted: "given without a value")
    ),
  ])
  func `are refused where they are left over`(
    words: [String], error: UsageError
  ) {
    var arguments = CommandLineArguments(words)
    _ = arguments.takeFlag("--all")

    #expect(throws: error) { try arguments.finish(options: Self.options) }
  }

  @Test func `are done with when all are taken`() throws {
    var arguments = CommandLineArguments(["stale-list", "--kind=shows"])

    #expect(arguments.takeWord() == "stale-list")
    #expect(try arguments.takeValue(of: "--kind") == "shows")
    try arguments.finish(options: Self.options)
  }
}
