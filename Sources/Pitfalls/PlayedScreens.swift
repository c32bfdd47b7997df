import Specification
import TextUI

/// Both versions of a screen, each played on stores of its own.
struct PlayedScreens: PlayedPair {
  let pair: ScreenPair
  let broken: Playback
  let mended: [(pattern: Pattern, playback: Playback)]

  let cure = "the screen of each pattern"

  /// Plays the broken version, and the screen of each pattern.
  ///
  /// - Throws: A `ScriptError`, or a `StorageError`.
  init(of pair: ScreenPair, mendedBy patterns: [Pattern]) async throws {
    self.pair = pair
    broken = try await Playback(of: pair.broken, in: pair)
    var mended: [(Pattern, Playback)] = []
    for pattern in patterns {
      mended.append((pattern, try await Playback(of: pattern, in: pair)))
    }
    self.mended = mended
  }

  func differences() async -> [String] {
    var found = Differences()
    let expectation = pair.expectation
    found.expect("issues", broken.issues, is: expectation.issues)
    found.expect(
      "failing clauses", await failing(pair.clauses, in: pair.broken),
      is: expectation.failingClauses)
    let cured = pair.clauses.filter {
      expectation.failingClauses.contains($0.id)
    }
    for (pattern, playback) in mended {
      let name = pattern.name
      let last = Comparison(of: broken.lastScreen, with: playback.lastScreen)
      found.expect(
        "extra lines, \(name)", last.extraLines, is: expectation.extraLines)
      found.expect(
        "missing lines, \(name)", last.missingLines,
        is: expectation.missingLines)
      found.expect("issues of \(name)", playback.issues, is: [])
      found.expect(
        "failing clauses of \(name)", await failing(cured, in: pattern), is: [])
      if pair.kind == .costs {
        found.expect(
          "\(name) costs less", playback.bodies < broken.bodies, is: true)
      }
      found.expect(
        "the screens of \(name)", playback.screens,
        is: mended[0].playback.screens)
    }
    return found.lines
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
      await Task.yield()
    }
    return failing
  }
}
