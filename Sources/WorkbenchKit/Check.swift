import ProgramKit
import Specification
import TextUI

/// Holds patterns to clauses and prints a matrix of the results.
struct Check {
  private let patterns: [Pattern]
  private let clauses: [Clause]

  /// The clauses of each screen, by the name that a person types.
  private nonisolated static let screens = [
    (id: "home", clauses: Clause.home), (id: "roster", clauses: Clause.roster),
    (id: "music-videos", clauses: Clause.musicVideos),
    (id: "notes", clauses: Clause.notes),
    (id: "player", clauses: Clause.player),
    (id: "cows", clauses: Clause.cows),
    (id: "people", clauses: Clause.people),
  ]

  nonisolated static let screenIDs =
    screens.map(\.id).joined(separator: ", ")
  nonisolated static let patternIDs =
    (Pattern.all + Pattern.variants).map(\.id).joined(separator: ", ")

  /// Reads what is to be checked from the rest of a program's arguments.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: inout CommandLineArguments) throws(UsageError) {
    patterns = try Self.patterns(named: arguments.takeValue(of: "--pattern"))
    clauses = try Self.clauses(of: arguments.takeValue(of: "--screen"))
    try arguments.finish(options: ["--pattern P", "--screen S"])
  }

  private static func patterns(
    named id: String?
  ) throws(UsageError) -> [Pattern] {
    guard let id else { return Pattern.all }
    let found = (Pattern.all + Pattern.variants).filter {
      $0.id == id.lowercased()
    }
    guard !found.isEmpty else {
      throw .badValue(option: "--pattern", value: id, accepted: patternIDs)
    }
    return found
  }

  private static func clauses(
    of id: String?
  ) throws(UsageError) -> [Clause] {
    guard let id else { return Clause.all }
    guard let screen = screens.first(where: { $0.id == id.lowercased() })
    else {
      throw .badValue(option: "--screen", value: id, accepted: screenIDs)
    }
    return screen.clauses
  }

  // MARK: Running

  /// Checks, prints a line a clause as it goes, and then what failed.
  ///
  /// - Returns: Whether every clause holds in every pattern.
  func run() async -> Bool {
    var failures: [String] = []
    Program.print(row("", patterns.map(\.name)))
    for clause in clauses {
      var marks: [String] = []
      for pattern in patterns {
        do {
          try await clause.check(Stage(pattern))
          marks.append("✓")
        } catch {
          marks.append("✗ fails")
          failures.append("\(clause.id) in \(pattern.name)\n\(error)")
        }
      }
      Program.print(row(clause.description, marks))
    }
    for failure in failures {
      Program.print("\n\(failure)")
    }
    let count = clauses.count * patterns.count
    Program.print("\n\(count - failures.count) of \(count) hold.")
    return failures.isEmpty
  }

  private var titleWidth: Int {
    clauses.map(\.description.count).max() ?? 0
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    let width = patterns.map(\.name.count).max() ?? 0
    let padded = ([title] + cells).enumerated().map { index, cell in
      let room = index == 0 ? titleWidth : width
      return cell + String(repeating: " ", count: max(0, room - cell.count))
    }
    return padded.joined(separator: "  ").trimmingTrailingBlanks
  }
}
