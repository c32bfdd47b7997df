import Specification
import TextUI

/// What a version of a pair has shown, and what it took.
struct Playback {
  /// The columns of a version's screen.
  nonisolated static let width = 38

  /// The screens: the first, and one after each step.
  private(set) var screens: [String] = []

  // MARK: Since the last launch

  /// What a device would have logged.
  let issues: Set<RuntimeIssue>

  /// How many bodies were evaluated.
  let bodies: Int

  /// How often rows were read from the store.
  let reads: Int

  /// How often a view came to observe an object that it didn't before.
  let objects: Int

  /// Plays a version of a pair on a store of its own.
  ///
  /// - Throws: A `ScriptError`, or a `StorageError`.
  init(of pattern: Pattern, in pair: ScreenPair) async throws {
    let stage = try Stage(pattern, width: Self.width)
    var screen = stage.open(pair.fixture)
    for step in pair.preparation {
      screen = try await step.play(on: stage, consume screen)
    }
    screens = [pair.part(of: screen.text)]
    for step in pair.steps {
      screen = try await step.play(on: stage, consume screen)
      screens.append(pair.part(of: screen.text))
    }
    issues = Set(screen.issues)
    bodies = screen.host.bodyCount
    reads = stage.readCount
    objects = screen.host.objectCount
  }

  /// The last screen.
  var lastScreen: String { screens.last ?? "" }
}
