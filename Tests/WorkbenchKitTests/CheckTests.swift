import ProgramKit
import Testing

@testable import WorkbenchKit

@MainActor
@Suite struct `Checks` {
  @Test(arguments: [
    (
      ["--pattern", "viper"],
      UsageError.badValue(
        option: "--pattern", value: "viper",
        accepted: "direct, mvc, mvvm, mvvm-refetching")
    ),
    (
      ["--screen", "sheep"],
      .badValue(
        option: "--screen", value: "sheep",
        accepted: "home, roster, music-videos, notes, player, cows, people")
    ),
    (
      ["--patern"],
      .unknownOption("--patern", known: ["--pattern P", "--screen S"])
    ),
  ])
  func `of what is not there are refused`(
    arguments: [String], error: UsageError
  ) {
    var arguments = CommandLineArguments(arguments)

    #expect(throws: error) { try Check(&arguments) }
  }

  @Test(arguments: [
    (["--pattern", "MVC", "--screen", "player"], true),
    (["--pattern=mvvm-refetching", "--screen=roster"], false),
  ])
  func `say whether all clauses hold`(
    arguments: [String], holds: Bool
  ) async throws {
    var arguments = CommandLineArguments(arguments)
    let check = try Check(&arguments)

    #expect(await check.run() == holds)
  }
}
