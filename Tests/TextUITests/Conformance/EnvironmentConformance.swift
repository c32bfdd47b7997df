import Testing
import TextUI

/// Rules 10h and 14b: values that reach a view from above.
@MainActor
@Suite struct `Conformance: environment values` {
  // https://developer.apple.com/videos/play/wwdc2025/306/ 31:42
  @Test func `a body runs only if the value that it reads has changed`()
    throws
  {
    let screen = Screen {
      Parent { value in
        VStack {
          ReadsLevel()
          ReadsMood()
        }
        .environment(\.level, value).environment(\.mood, "calm")
      }
    }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\nlevel 2\ncalm")
    #expect(screen.bodyCount(of: ReadsLevel.self) == 2)
    #expect(screen.bodyCount(of: ReadsMood.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  @Test func `a view in a disabled one can't be enabled`() throws {
    let screen = Screen {
      Parent { value in
        VStack { Counter("n").disabled(false) }.disabled(value == 2)
      }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(throws: ScreenError.disabled("n 1")) { try screen.tap("n 1") }
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }
}

// MARK: - Values and views

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct ReadsLevel: View {
  @Environment(\.level) private var level

  var body: some View { Text("level \(level)") }
}

private struct ReadsMood: View {
  @Environment(\.mood) private var mood

  var body: some View { Text(mood) }
}
