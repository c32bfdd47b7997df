import Specification
import TextUI

/// Both versions of a screen, each played on stores of its own.
struct PlayedScreens: PlayedPair {
  let pair: ScreenPair
  let broken: Playback
  let mended: [(pattern: Pattern, playback: Playback)]

  func differences() async throws -> [String] {
    let expectation = pair.expectation
    var found = Differences()
    found.expect(
      "issues", broken.issues, is: Set(expectation.issues.map(\.description)))
    found.expect(
      "failing clauses", try await failingClauses(),
      is: expectation.failingClauses)
    for (pattern, playback) in mended {
      await compare(playback, of: pattern, &found)
    }
    return trapDifferences + found.lines
  }

  /// A line if the broken version ends otherwise than it should.
  var trapDifferences: [String] {
    let expected = isWordless ? .wordless : pair.expectation.trap.map(Trap.told)
    var differences = Differences()
    differences.expect(
      "trap", broken.trap?.description ?? "none",
      is: expected?.description ?? "none")
    return differences.lines
  }

  /// The clauses that the broken version fails.
  private func failingClauses() async throws -> Set<Clause.ID> {
    if let process = pair.process { return try process.failingClauses() }
    return await pair.failing(pair.clauses, in: pair.broken)
  }

  /// Whether the broken version trapped as it should, and this build of it
  /// does not say why.
  var isWordless: Bool {
    broken.trap == .wordless && pair.expectation.trap != nil
  }

  /// Notes where a mended version has the trouble, or isn't like the others.
  private func compare(
    _ playback: Playback, of pattern: Pattern, _ found: inout Differences
  ) async {
    let (expectation, name) = (pair.expectation, pattern.name)
    let last = Comparison(of: broken.lastScreen, with: playback.lastScreen)
    found.expect(
      "extra lines, \(name)", last.extraLines, is: expectation.extraLines)
    found.expect(
      "missing lines, \(name)", last.missingLines, is: expectation.missingLines)
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

extension PlayedScreens {
  /// Plays the broken version, and the mended ones.
  ///
  /// - Throws: A `ScriptError`, a `StorageError`, or that there is no process
  ///   to be had for a version that needs one.
  init(of pair: ScreenPair, mendedBy patterns: [Pattern]) async throws {
    self.pair = pair
    broken =
      if let process = pair.process {
        try process.playback()
      } else {
        try await Playback(of: pair.broken, in: pair)
      }
    var mended: [(Pattern, Playback)] = []
    for pattern in patterns {
      mended.append((pattern, try await Playback(of: pattern, in: pair)))
    }
    self.mended = mended
  }
}
