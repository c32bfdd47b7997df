import Foundation
import ProgramKit
import Specification
import WorkbenchKit

/// The program that measures how fast the package is.
@MainActor
public struct Bench {
  private static let program = "bench"

  public init() {}

  /// Runs the program with the arguments of the process, and exits.
  public func main() async -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    await Program.run(Self.program) {
      try await run(arguments)
    }
  }

  private func run(_ arguments: [String]) async throws -> Int32 {
    switch try BenchCommand(arguments) {
    case .help:
      Program.print(Self.help)
    case .version:
      Program.print("\(Self.program) \(Program.version)")
    case .measureMemory(let work):
      Program.print(try work.reading().json)
    case .measure(let subject, let options):
      return try await measure(subject, options)
    }
    return EXIT_SUCCESS
  }

  private func measure(
    _ subject: Subject, _ options: BenchOptions
  ) async throws -> Int32 {
    let comparisons = try await compare(subject, options)
    let report = Report(
      subject: subject, options: options, comparisons: comparisons)
    Program.print(options.isJSON ? try report.json : report.table)
    return report.exitCode
  }

  private func compare(
    _ subject: Subject, _ options: BenchOptions
  ) async throws -> [Comparison] {
    let progress = Progress.onTerminal
    defer { progress.clear() }
    let folder = try TemporaryFolder()
    let interruption = Interruption(deleting: folder.url)
    defer { withExtendedLifetime((folder, interruption)) {} }
    return try await subject.measure(
      Session(
        options: options, progress: progress, folder: folder.url,
        executable: Bundle.main.executableURL))
  }

  private static var help: String {
    let width = Subject.all.map(\.name.count).max() ?? 0
    let subjects = Subject.all.map { subject in
      "  \(subject.name.padded(to: width))  \(subject.summary)"
    }
    return """
      bench: how fast the package is, against the same work done by hand

      Usage: swift run -c release bench <subject> [options]

      Subjects
      \(subjects.joined(separator: "\n"))

      Options of every subject
        --runs N         how often each side runs, \
      \(BenchOptions.standardRuns) unless given
        --json           print one JSON document and no table
        --version        print the version
        --help           print this text

      Options of storage
        --rows N         how many rows, \(BenchOptions.standardRows) unless \
      given; goals and bounds
                         are for that many
        --durability D   full: a commit waits for the disk, and most of a short
                         figure is the disk's; normal unless given

      Options of screens
        --screen S       only this screen: \
      \(MeasuredScreen.all.map(\.id).joined(separator: ", "))
        --pattern P      only this pattern: \
      \(Pattern.all.map(\.id).joined(separator: ", "))

      For screens both sides are one screen, with 10,000 stored rows and with
      100: the ratio is how much more an action takes with the many. Beside its
      time there are the bodies that it evaluates, the lines that it sends to
      a terminal of 24 lines, and the fetches; where two are told, they differ.
      “context” and “process” are a row that another one has saved.

      Both sides of a measurement run in turn and take turns in going first.
      The table shows medians, but the ratio is that of the minima, which a
      busy machine disturbs least; both are in the JSON document. Each side
      must end with the rows or lines that are due, or the measurement is an
      error.

      A ratio that is no higher than its goal is ok, beyond its bound it fails,
      between the two it misses the goal. For text-ui and screens the bound is
      twice the goal. For text-ui growth is what 10,000 rows cost to what 1,000
      do.

      Exit code: 0; 1 if a ratio fails or a measurement does; 64 if it is
      called wrongly.
      """
  }
}
