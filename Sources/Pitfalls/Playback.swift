import Specification
import TextUI

/// What a version of a pair has shown, and what it took.
struct Playback {
  /// The columns of a version's screen.
  nonisolated static let width = 38

  /// The screens: the first, and one after each step; a sentence stands for
  /// the one that a trap kept from being shown.
  let screens: [String]

  /// How the version ended, if it trapped before the last screen.
  let trap: Trap?

  // MARK: Since the last launch

  /// What a device would have logged.
  let issues: Set<String>

  /// What it took; nil if the version trapped.
  let counts: Counts?

  /// What it takes to show a screen.
  struct Counts: Equatable {
    /// How many bodies were evaluated.
    let bodies: Int

    /// How often a descriptor was fetched or counted.
    let fetches: Int

    /// How often a view came to observe an object that it didn't before, be
    /// it one object or several.
    let observed: Int
  }

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
    trap = nil
    issues = Set(screen.issues.map(\.description))
    counts = Counts(
      bodies: screen.host.bodyCount, fetches: stage.fetchCount,
      observed: screen.host.objectCount)
  }

  /// Reads what a version has printed that was played in another process.
  ///
  /// - Parameters:
  ///   - output: The screens, each after the title of its step, and the report
  ///     unless the version trapped.
  ///   - trap: How it ended, if it trapped.
  init(readFrom output: String, trap: Trap?) {
    self.trap = trap
    let report = output.firstRange(of: Counts.head)
    let shown = output[..<(report?.lowerBound ?? output.endIndex)]
    let texts = shown.split(separator: /(?m)^> .*$/).map {
      $0.trimmingCharacters(in: .newlines)
    }
    screens = texts.map { $0.isEmpty ? "The program ends." : $0 }
    let rest = output[shown.endIndex...]
    counts = Counts(readFrom: rest)
    issues = Set(rest.matches(of: /(?m)^Logged: (.*)$/).map { String($0.1) })
  }

  /// The last screen.
  var lastScreen: String { screens.last ?? "" }
}
