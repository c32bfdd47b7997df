import Testing

@testable import TextUI

/// Programs as the posts write them.
///
/// Source: [App](https://developer.apple.com/documentation/swiftui/app).
@MainActor
@Suite struct `Programs` {
  @Test func `show the views of their window`() throws {
    let screen = Screen(app: CounterApp())
    #expect(screen.text == "[Press]\npressed 0 times\nblue")

    try screen.tap("Press")

    #expect(screen.text == "[Press]\npressed 1 times\nblue")
    #expect(screen.issues.isEmpty)
  }

  @Test func `run a script line by line`() async throws {
    var output: [String] = []
    try await AppProgram(CounterApp.self)
      .play(["tap \"Press\"", "# pause", "show"]) { output.append($0) }

    #expect(
      output == [
        "[Press]\npressed 1 times\nblue", "\n[Press]\npressed 1 times\nblue",
      ])
  }

  @Test func `put out each command if they are asked to`() async throws {
    var output: [String] = []
    try await AppProgram(CounterApp.self)
      .play(["tap \"Press\""], echoes: true) { output.append($0) }

    #expect(
      output == ["> tap \"Press\"", "\n[Press]\npressed 1 times\nblue"])
  }

  @Test func `say which line of a script was refused`() async {
    await #expect(
      throws: ScriptError(
        2, "tap \"Pull\"",
        ScreenError.notFound("Pull", candidates: ["Press"]))
    ) {
      try await AppProgram(CounterApp.self).play(["", "tap \"Pull\""]) { _ in }
    }
  }

  @Test func `show their first screen without a script`() async throws {
    var output: [String] = []
    try await AppProgram(CounterApp.self).play([]) { output.append($0) }

    #expect(output == ["[Press]\npressed 0 times\nblue"])
  }
}

private final class Count: ObservableObject {
  @Published var value = 0
}

private struct CounterApp: App {
  @StateObject private var count = Count()

  var body: some Scene {
    WindowGroup {
      CounterContent(count: count)
    }
    .environment(\.paint, "blue")
  }
}

private struct CounterContent: View {
  @ObservedObject var count: Count
  @Environment(\.paint) private var paint

  var body: some View {
    Button("Press") { count.value += 1 }
    Text("pressed \(count.value) times")
    Text(paint)
  }
}

private struct PaintKey: EnvironmentKey {
  static let defaultValue = "white"
}

extension EnvironmentValues {
  fileprivate var paint: String {
    get { self[PaintKey.self] }
    set { self[PaintKey.self] = newValue }
  }
}
