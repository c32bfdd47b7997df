import Specification
import TextUI

/// A pitfall that was played: broken, and mended in each pattern.
public struct Demonstration {
  let pitfall: Pitfall
  let broken: Playback
  let mended: [(pattern: Pattern, playback: Playback)]

  /// Plays a pitfall, every version on a store of its own.
  ///
  /// - Parameters:
  ///   - pitfall: What to play.
  ///   - patterns: Those whose screens don't have the trouble.
  /// - Throws: A `ScriptError`, or a `StorageError`.
  public init(of pitfall: Pitfall, mendedBy patterns: [Pattern]) async throws {
    self.pitfall = pitfall
    broken = try await Playback(of: pitfall.broken, in: pitfall)
    var mended: [(Pattern, Playback)] = []
    for pattern in patterns {
      mended.append((pattern, try await Playback(of: pattern, in: pitfall)))
    }
    self.mended = mended
  }

  // MARK: Checking

  /// What is not as the pitfall says: nothing, as long as the broken version
  /// has its trouble and no mended one has it.
  ///
  /// - Parameter page: The page that says what is shown.
  /// - Returns: A line for each difference.
  public func differences(from page: String) async -> [String] {
    var differences: [String] = []
    func expect<Value: Equatable>(
      _ what: String, _ found: Value, is expected: Value
    ) {
      guard found != expected else { return }
      differences.append("\(what): expected \(expected), found \(found)")
    }
    let expectation = pitfall.expectation
    expect("issues", broken.issues, is: expectation.issues)
    expect(
      "failing clauses", await failing(pitfall.clauses, in: pitfall.broken),
      is: expectation.failingClauses)
    let cured = pitfall.clauses.filter {
      expectation.failingClauses.contains($0.id)
    }
    for (pattern, playback) in mended {
      let name = pattern.name
      let last = Comparison(of: broken.lastScreen, with: playback.lastScreen)
      expect(
        "extra lines, \(name)", last.extraLines, is: expectation.extraLines)
      expect(
        "missing lines, \(name)", last.missingLines,
        is: expectation.missingLines)
      expect("issues of \(name)", playback.issues, is: [])
      expect(
        "failing clauses of \(name)", await failing(cured, in: pattern), is: [])
      if pitfall.kind == .costs {
        expect("\(name) costs less", playback.bodies < broken.bodies, is: true)
      }
      expect(
        "the screens of \(name)", playback.screens,
        is: mended[0].playback.screens)
    }
    let lines = markdown.lines + [""]
    for (line, expected) in zip(lines, page.lines) {
      expect("page", expected, is: line)
    }
    expect("lines of the page", page.lines.count, is: lines.count)
    return differences
  }

  private func failing(
    _ clauses: [Clause], in pattern: Pattern
  ) async -> Set<Clause.ID> {
    var failing: Set<Clause.ID> = []
    for clause in clauses {
      do {
        try await clause.check(Stage(pattern))
      } catch {
        failing.insert(clause.id)
      }
    }
    return failing
  }
}

nonisolated extension Pitfall {
  /// The clauses of the pitfall's screen.
  fileprivate var clauses: [Clause] {
    switch fixture {
    case .home: Clause.home
    case .screen(.roster): Clause.roster
    case .screen(.musicVideos): Clause.musicVideos
    case .screen(.notes): Clause.notes
    case .screen(.player): Clause.player
    case .screen(.cows): Clause.cows
    case .screen(.people): Clause.people
    }
  }
}
