import Specification
import TextUI

/// Both versions of a screen, each played on stores of its own.
struct PlayedScreens: PlayedPair {
  let pair: ScreenPair
  let broken: Playback
  let mended: [(pattern: Pattern, playback: Playback)]
  private let failingClauses: Set<Clause.ID>

  /// Plays the broken version, and the mended ones.
  ///
  /// - Throws: A `ScriptError`, a `StorageError`, or that there is no process
  ///   to be had for a version that needs one.
  init(of pair: ScreenPair, mendedBy patterns: [Pattern]) async throws {
    self.pair = pair
    if pair.outlivesItsScreen || pair.kind == .traps {
      let process = OwnProcess(pair: pair)
      broken = try process.playback()
      failingClauses = try process.failingClauses()
    } else {
      broken = try await Playback(of: pair.broken, in: pair)
      failingClauses = await pair.failing(pair.brokenClauses, in: pair.broken)
    }
    var mended: [(Pattern, Playback)] = []
    for pattern in patterns {
      mended.append((pattern, try await Playback(of: pattern, in: pair)))
    }
    self.mended = mended
  }

  func differences() async -> [String] {
    let expectation = pair.expectation
    var found = Differences()
    found.expect("trap", broken.trap, is: expectation.trap)
    found.expect(
      "issues", broken.issues, is: Set(expectation.issues.map(\.description)))
    found.expect(
      "failing clauses", failingClauses, is: expectation.failingClauses)
    found.expect(
      "screens", broken.screens.count,
      is: pair.steps.count + (expectation.trap == nil ? 1 : 0))
    for (pattern, playback) in mended {
      await compare(playback, of: pattern, &found)
    }
    return found.lines
  }

  /// Notes where a mended version has the trouble, or isn't like the others.
  private func compare(
    _ playback: Playback, of pattern: Pattern, _ found: inout Differences
  ) async {
    let (expectation, name) = (pair.expectation, pattern.name)
    if expectation.trap == nil {
      let last = Comparison(of: broken.lastScreen, with: playback.lastScreen)
      found.expect(
        "extra lines, \(name)", last.extraLines, is: expectation.extraLines)
      found.expect(
        "missing lines, \(name)", last.missingLines,
        is: expectation.missingLines)
    }
    found.expect("issues of \(name)", playback.issues, is: [])
    found.expect(
      "failing clauses of \(name)",
      await pair.failing(pair.failingClauses, in: pattern), is: [])
    if pair.kind == .costs, let most = broken.counts?.bodies {
      found.expect(
        "\(name) costs less", playback.counts.map { $0.bodies < most },
        is: true)
    }
    found.expect(
      "the screens of \(name)", playback.screens,
      is: mended[0].playback.screens)
  }
}
