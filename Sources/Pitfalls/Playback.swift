import Specification
import TextUI

/// What a version of a pair has shown, and what it took.
struct Playback {
  /// The columns of a version's screen.
  nonisolated static let width = 38

  /// The screens: the first, and one after each step.
  let screens: [String]

  // MARK: Since the last launch

  /// What a device would have logged.
  let issues: Set<RuntimeIssue>

  /// How many bodies were evaluated.
  let bodies: Int

  /// How often a descriptor was fetched or counted.
  let fetches: Int

  /// How often a view came to observe an object that it didn't before.
  let objects: Int

  /// Plays a version of a pair on a store of its own.
  ///
  /// - Parameters:
  ///   - pattern: The version.
  ///   - pair: The pair.
  ///   - show: Is told the title of each step before it, and each screen.
  /// - Throws: A `ScriptError`, or a `StorageError`.
  init(
    of pattern: Pattern, in pair: ScreenPair,
    show: (String) -> Void = { _ in }
  ) async throws {
    let stage = try Stage(pattern, width: Self.width)
    var screen = stage.open(pair.fixture)
    for step in pair.preparation {
      screen = try await step.play(on: stage, consume screen)
    }
    var screens = [pair.part(of: screen.text)]
    show(screens[0])
    for step in pair.steps {
      show("> \(step.title)")
      screen = try await step.play(on: stage, consume screen)
      let text = pair.part(of: screen.text)
      show(text)
      screens.append(text)
    }
    self.screens = screens
    issues = Set(screen.issues)
    bodies = screen.host.bodyCount
    fetches = stage.fetchCount
    objects = screen.host.objectCount
  }

  /// The last screen.
  var lastScreen: String { screens.last ?? "" }
}
