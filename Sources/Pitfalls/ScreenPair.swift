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
  /// never change; nil shows them whole.
  var firstLine: String?

  /// What has happened before anyone looks.
  var preparation: [Step] = []

  /// What a user and others do while someone looks.
  let steps: [Step]

  /// The version with the trouble.
  let broken: Pattern

  /// What the broken version must show.
  let expectation: Expectation

  var kind: Pitfall.Kind {
    expectation.failingClauses.isEmpty ? .costs : .shows
  }

  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair {
    try await PlayedScreens(of: self, mendedBy: patterns)
  }

  @MainActor func playBroken(_ show: (String) -> Void) async throws {
    _ = try await Playback(of: broken, in: self, show: show)
  }

  /// What is shown of a screen.
  func part(of screen: String) -> String {
    guard let firstLine else { return screen }
    return screen.lines.drop { $0 != firstLine }.joined(separator: "\n")
  }

  /// The clauses that the broken version fails, a sentence each.
  var failures: [String] {
    clauses.filter { expectation.failingClauses.contains($0.id) }
      .map { "Fails \($0.id): \($0.title)." }
  }

  /// The clauses of the screen.
  var clauses: [Clause] {
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

/// What tells the broken version from a mended one.
nonisolated struct Expectation: Sendable {
  /// The lines of the last screen that only the broken version has.
  var extraLines: [String] = []

  /// The lines of the last screen that only a mended version has.
  var missingLines: [String] = []

  /// What a device would log of the broken version.
  var issues: Set<RuntimeIssue> = []

  /// The clauses of the screen that the broken version fails: these alone.
  ///
  /// One that fails none must evaluate more bodies than the mended ones.
  var failingClauses: Set<Clause.ID>
}

nonisolated extension Pattern {
  /// A pattern of one screen, which is broken.
  init<Content: View>(
    broken name: String,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Services) -> Content
  ) {
    self.init(name, name: "Broken") { _, services in
      AnyView(screen(services).modelContainer(services.container))
    }
  }
}
