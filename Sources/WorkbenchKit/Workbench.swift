import Foundation
import ProgramKit
import Specification
import TextUI

/// The program that compares the patterns.
public struct Workbench {
  private let program = "workbench"

  /// Makes the program; it does nothing until it is run.
  public init() {}

  /// Runs the program with the arguments of the process, and exits.
  public func main() async -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    await Program.run(program) { try await run(arguments) }
  }

  private func run(_ arguments: [String]) async throws -> Int32 {
    var arguments = CommandLineArguments(arguments)
    if arguments.takeFlag("--help") || arguments.takeFlag("-h") {
      Program.print(Self.help)
      return EXIT_SUCCESS
    }
    if arguments.takeFlag("--version") {
      Program.print("\(program) \(Program.version)")
      return EXIT_SUCCESS
    }
    switch arguments.takeWord() {
    case nil:
      try arguments.finish(
        options: Self.words)
      let tour = Tour(width: Terminal.width)
      return try await tour.run() ? EXIT_SUCCESS : EXIT_FAILURE
    case "check":
      let check = try Check(&arguments)
      return await check.run() ? EXIT_SUCCESS : EXIT_FAILURE
    case "gallery":
      return try await GalleryCommand(&arguments).run()
    case "seed":
      return try SeedCommand(.seed, &arguments).run()
    case "reset":
      return try SeedCommand(.reset, &arguments).run()
    case "pitfalls":
      let command = try PitfallsCommand(&arguments)
      return try await command.run() ? EXIT_SUCCESS : EXIT_FAILURE
    case let word?:
      throw UsageError.unexpectedArgument(
        word, known: Self.words)
    }
  }

  private static let words = [
    "check", "gallery", "seed", "reset", "pitfalls", "--version", "--help",
  ]

  private static let help = """
    workbench: one specification, several architectures

    Usage: workbench [command] [options]

    Commands
      (none)           a tour: one scenario in every pattern, side by side
      check            hold every pattern to every clause of the specification
        --pattern P    only this pattern: \(Check.patternIDs)
        --screen S     only this screen: \(Check.screenIDs)
      gallery          every view and modifier, to be used in a terminal
        PAGE           one of them with its source, or “all”
        --markdown     as docs/gallery.md has it
        --width N      the columns to print it in, \
    \(DemoOptions.widths.lowerBound) to \(DemoOptions.widths.upperBound)
      seed             replace what is stored by the sample data, which is the
                       same on every machine
      reset            delete what is stored
        --store PATH   in this file; unless told otherwise in the one that the
                       demos share
        --yes          without a question: if the store has more than the sample
                       data, they ask in a terminal, and elsewhere refuse
      pitfalls         the troubles of the posts, by name
        NAME           one of them: broken and mended, side by side
        --all          all of them
        --kind KIND    only what shows, costs, traps, or does not compile
        --code         with the source of the broken version
        --check        only say whether they are as docs/pitfalls has them
        --broken       only the broken version, which may trap, and then leaves
                       its store in the temporary folder; with --check, which
                       clauses of the specification it fails
        --from CLAUSE  with both: from this clause on, for a trap ends the rest
        --markdown     as docs/pitfalls has them; without a name, its list

    Options
      --version        print the version
      --help           print this text

    Exit code: 0; 64 if it is called wrongly; 1 if a clause or a comparison
    fails, or if the store was not changed.
    """
}
