import Foundation
import ProgramKit
import Testing

@testable import BenchKit

@Suite struct `The arguments of bench` {
  private static let subjects = ["storage", "text-ui", "screens"]
  private static let storageOptions = [
    "--rows N", "--runs N", "--durability D", "--json", "--version", "--help",
  ]
  private static let allOptions = [
    "--rows N", "--runs N", "--durability D", "--screen S", "--pattern P",
    "--json", "--version", "--help",
  ]
  private static let screensOptions = [
    "--runs N", "--screen S", "--pattern P", "--json", "--version", "--help",
  ]
  private static let textUIOptions = [
    "--runs N", "--json", "--version", "--help",
  ]

  @Test(arguments: [
    ("storage", [], BenchOptions()),
    (
      "storage", ["--json", "--runs=1", "--rows", "200"],
      BenchOptions(rows: 200, runs: 1, isJSON: true)
    ),
    (
      "storage", ["--durability", "full"], BenchOptions(durability: .full)
    ),
    (
      "text-ui", ["--runs", "2", "--json"], BenchOptions(runs: 2, isJSON: true)
    ),
    (
      "screens", ["--screen", "roster", "--pattern=mvc"],
      BenchOptions(screen: "roster", pattern: "mvc")
    ),
  ])
  func `name a subject and options`(
    name: String, arguments: [String], expected: BenchOptions
  ) throws {
    let command = try BenchCommand([name] + arguments)

    guard case .measure(let subject, let options) = command else {
      Issue.record("\(command) measures nothing")
      return
    }
    #expect(subject.name == name)
    #expect(options == expected)
  }

  @Test(arguments: [
    ([], UsageError.missingWord(known: subjects)),
    (["texts"], .unexpectedArgument("texts", known: subjects)),
    (
      ["measure-memory", "theirs", "x"],
      .unexpectedArgument("measure-memory", known: subjects)
    ),
    (
      ["storage", "more"],
      .unexpectedArgument("more", known: storageOptions)
    ),
    (
      ["storage", "--row", "1"],
      .unknownOption("--row", known: storageOptions)
    ),
    (
      ["text-ui", "--rows", "1"],
      .unknownOption("--rows", known: textUIOptions)
    ),
    (
      ["text-ui", "--durability=full"],
      .unknownOption("--durability=full", known: textUIOptions)
    ),
    (
      ["measure-memory", "nodes", "Grid", "1"],
      .unexpectedArgument("measure-memory", known: subjects)
    ),
    (["--jsno"], .unknownOption("--jsno", known: allOptions)),
    (["--json"], .missingWord(known: subjects)),
    (["storage", "--rows"], .missingValue(option: "--rows")),
    (
      ["storage", "--rows", "0"],
      .badValue(
        option: "--rows", value: "0", accepted: "a number from 1 to 1000000")
    ),
    (
      ["storage", "--runs", "many"],
      .badValue(
        option: "--runs", value: "many", accepted: "a number from 1 to 1000")
    ),
    (
      ["storage", "--durability", "off"],
      .badValue(
        option: "--durability", value: "off", accepted: "full or normal")
    ),
    (
      ["screens", "--screen", "Home"],
      .badValue(
        option: "--screen", value: "Home",
        accepted: MeasuredScreen.all.map(\.id).joined(separator: " or "))
    ),
    (
      ["screens", "--pattern", "mvp"],
      .badValue(
        option: "--pattern", value: "mvp", accepted: "direct or mvc or mvvm")
    ),
    (["screens", "--pattern"], .missingValue(option: "--pattern")),
    (
      ["screens", "--rows", "5"],
      .unknownOption("--rows", known: screensOptions)
    ),
    (["storage", "--json", "--json"], .repeatedOption("--json")),
  ])
  func `are refused where they aren't understood`(
    arguments: [String], error: UsageError
  ) {
    #expect(throws: error) { try BenchCommand(arguments) }
  }

  @Test func `are refused with what would be accepted`() {
    #expect(
      "\(UsageError.missingWord(known: ["storage"]))"
        == "a word is missing that says what to do; there is only storage")
    #expect(
      "\(UsageError.unexpectedArgument("x", known: ["storage", "screens"]))"
        == "“x” is not expected here; there are storage, screens")
  }

  @Test(arguments: [
    (["--help"], 0), (["--version"], 0), (["texts"], 64),
    (["storage", "--row"], 64), (["measure-memory", "raw", "/nowhere"], 1),
    (["measure-memory", "nodes", "List", "3"], 0),
  ])
  func `decide the exit code`(arguments: [String], code: Int) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardOutput = Pipe()
    process.standardError = Pipe()

    try process.run()
    process.waitUntilExit()

    #expect(Int(process.terminationStatus) == code)
  }

  /// The program, which is built beside its tests.
  static let executable =
    Bundle.main.executableURL?
    .deletingLastPathComponent().appending(path: "bench")
}
