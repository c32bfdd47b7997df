import ModelUI
import Specification
import TextUI

/// Two versions that show a screen.
///
/// The broken version is a pattern that has one screen, and the mended one is
/// that screen as a real pattern builds it: what the pitfall does not touch is
/// alike, and the specification tells the two apart.
nonisolated struct ScreenPair: Pair {
  /// The screen of both versions.
  let fixture: Fixture

  /// The line of the screens from which on they are shown: above it they
  /// never change; nil shows them from their first line on.
  var firstLine: String?

  /// The line up to which the screens are shown: below it they never change;
  /// nil shows them to their last line.
  var lastLine: String?

  /// What has happened before anyone looks.
  var preparation: [Step] = []

  /// What a user and others do while someone looks.
  let steps: [Step]

  /// The version with the trouble.
  let broken: Pattern

  /// Whether the broken version keeps something until its process ends, which
  /// is then one of its own.
  var outlivesItsScreen = false

  /// The version without the trouble, where that is no screen of a pattern:
  /// then both show no more of one than the trouble needs.
  var mended: Pattern?

  /// What the broken version must show.
  let expectation: Expectation

  var kind: Pitfall.Kind {
    if expectation.trap != nil { return .traps }
    return expectation.failingClauses.isEmpty ? .costs : .shows
  }

  /// Where the broken version is played; nil means in this process.
  var process: OwnProcess? {
    outlivesItsScreen || kind == .traps ? OwnProcess(pair: self) : nil
  }

  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair {
    try await PlayedScreens(of: self, mendedBy: mended.map { [$0] } ?? patterns)
  }

  @MainActor func playBroken(_ show: (String) -> Void) async throws {
    show(try await Playback(of: broken, in: self, show: show).report)
  }

  @MainActor
  func checkBroken(
    from first: Clause.ID?, _ show: (String) -> Void
  ) async -> Bool {
    let start = clauses.firstIndex { $0.id == first } ?? clauses.startIndex
    return await failing(Array(clauses[start...]), in: broken) {
      clause, holds in
      show("\(holds ? "✓" : "✗") \(clause.id): \(clause.title)")
    }
    .isEmpty
  }

  /// What is shown of a screen.
  func part(of screen: String) -> String {
    let lines = screen.lines
    let first =
      firstLine.flatMap { lines.firstIndex(of: $0) } ?? lines.startIndex
    let end =
      lastLine.flatMap { lines.firstIndex(of: $0) }.map { $0 + 1 }
      ?? lines.endIndex
    return lines[first..<max(first, end)].joined(separator: "\n")
  }

  // MARK: Clauses

  /// What both versions are held to: the clauses of the screen, unless they
  /// are not the whole of it.
  var clauses: [Clause] {
    guard mended == nil else { return [] }
    return switch fixture {
    case .home: Clause.home
    case .screen(.roster): Clause.roster
    case .screen(.musicVideos): Clause.musicVideos
    case .screen(.notes): Clause.notes
    case .screen(.player): Clause.player
    case .screen(.cows): Clause.cows
    case .screen(.people): Clause.people
    }
  }

  /// The clauses that the broken version must fail.
  var failingClauses: [Clause] {
    clauses.filter { expectation.failingClauses.contains($0.id) }
  }

  /// Those of some clauses that a version fails.
  ///
  /// - Parameters:
  ///   - clauses: The clauses, checked one after another.
  ///   - pattern: The version.
  ///   - report: Is told of each clause whether it holds.
  /// - Returns: Their names.
  @MainActor
  func failing(
    _ clauses: [Clause], in pattern: Pattern,
    report: (Clause, Bool) -> Void = { _, _ in }
  ) async -> Set<Clause.ID> {
    var failing: Set<Clause.ID> = []
    for clause in clauses {
      do {
        try await clause.check(Stage(pattern))
      } catch {
        failing.insert(clause.id)
      }
      report(clause, !failing.contains(clause.id))
      await Task.yield()
    }
    return failing
  }
}
