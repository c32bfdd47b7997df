import Model
import Specification
import TextUI

/// One thing that happens to both versions of a pitfall.
nonisolated struct Step: Sendable {
  /// What happens, as the one who plays it is told.
  let title: String

  private let play:
    @MainActor @Sendable (Stage, consuming Screen) async throws -> Screen

  /// Plays the step; the screen that it gives is the one that is there then.
  @MainActor
  func play(on stage: Stage, _ screen: consuming Screen) async throws -> Screen
  {
    try await play(stage, consume screen)
  }

  /// A user's actions, as lines of a script.
  static func user(_ lines: String...) -> Step {
    Step(title: lines.joined(separator: ", ")) { _, screen in
      try await Script(on: screen) { _ in }
        .run(lines.joined(separator: "\n"))
      return screen
    }
  }

  /// An action of a user that a mended version refuses.
  static func attempt(_ line: String) -> Step {
    Step(title: line) { _, screen in
      do {
        try await Script(on: screen) { _ in }.run(line)
      } catch is ScriptError {
        // A refusal leaves the screen as it is.
      }
      return screen
    }
  }

  /// A user's actions while no save succeeds.
  static func whileSavesFail(
    _ obstacle: SaveObstacle, _ lines: String...
  ) -> Step {
    Step(
      title: "\(obstacle.rawValue): \(lines.joined(separator: ", "))"
    ) { stage, screen in
      let script = Script(on: screen) { _ in }
      try await stage.whileSavesFail(obstacle) {
        try await script.run(lines.joined(separator: "\n"))
      }
      return screen
    }
  }

  /// The program ends, and another one opens the same store.
  static let relaunch = Step(title: "relaunch") { stage, screen in
    try stage.relaunch(consume screen)
  }

  /// The next test begins, in the same process and on a store of its own.
  static let nextTest = Step(title: "the next test, on an empty store") {
    stage, screen in
    try stage.startAfresh(consume screen)
  }

  /// Another context changes the store, and saves.
  static func elsewhere(
    _ title: String, _ change: @escaping @Sendable (ModelContext) throws -> Void
  ) -> Step {
    Step(title: "elsewhere: \(title)") { stage, screen in
      try stage.change(in: .otherContext, change)
      return screen
    }
  }
}
