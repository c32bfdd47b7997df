import Specification
import Testing

@testable import Pitfalls
@testable import WorkbenchKit

/// What each pitfall comes to, against figures that nothing else generates.
@MainActor
@Suite(.serialized) struct `The findings` {
  @Test(arguments: PitfallFinding.all)
  func `are those of the broken version alone`(
    finding: PitfallFinding
  ) async throws {
    let played = try await Self.play(finding)

    #expect(
      played.isWordless || played.broken.trap == finding.trap.map(Trap.told))
    #expect(played.broken.issues == finding.logged)
    #expect(Set(played.pair.failingClauses.map(\.id)) == finding.fails)
    for (pattern, playback) in played.mended {
      let last = Comparison(
        of: played.broken.lastScreen, with: playback.lastScreen)
      #expect(last.extraLines == finding.wrongLines, "\(pattern)")
      #expect(last.missingLines == finding.lostLines, "\(pattern)")
      #expect(playback.issues == [], "\(pattern)")
    }
    let playbacks = [played.broken] + played.mended.map(\.playback)
    #expect(playbacks.map(Self.figures) == finding.figures)
  }

  @Test(arguments: [
    (
      Pitfall.queryIsReadOnly,
      "cannot assign to property: 'scores' is a get-only property"
    ),
    (
      .sameViewSameBehaviour,
      """
      cannot convert value of type 'TwoYearsViewModel' to expected argument \
      type 'OneYearViewModel'
      """
    ),
  ])
  func `are the compiler's`(pitfall: Pitfall, error: String) async throws {
    let pair = try #require(pitfall.pairs.first as? CodePair)

    let played = try #require(
      try await pair.played(mendedBy: []) as? PlayedCode)

    #expect(played.broken == [error])
    #expect(played.mended == [])
  }

  @Test func `are there for every pair`() {
    let pairs = Pitfall.all.flatMap { pitfall in
      pitfall.kinds.filter { $0 != .compile }.map { "\(pitfall), \($0)" }
    }

    #expect(
      PitfallFinding.all.map(\.testDescription).sorted() == pairs.sorted())
  }

  private static func play(
    _ finding: PitfallFinding
  ) async throws -> PlayedScreens {
    let pairs = finding.pitfall.pairs(of: finding.kind)
    let pair = try #require(pairs.first as? ScreenPair)
    return try #require(
      try await pair.played(mendedBy: Pattern.all) as? PlayedScreens)
  }

  private static func figures(_ playback: Playback) -> [Int] {
    playback.counts.map { [$0.bodies, $0.fetches, $0.observed] } ?? []
  }
}
