import Testing
import TextUI

/// What waits for a task, and whose the task is.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct `Conformance: waiting` {
  // Ours: an event is over when nothing is left to update.
  @Test func `an update waits for no task`() async throws {
    let gate = Gate()
    let screen = Screen { Loading { await gate.value() } }
    #expect(screen.text == "[loading]")

    gate.open("done")

    #expect(
      try await screen.text(within: .seconds(300)) { $0 == "[done]" }
        == "[done]")
    #expect(screen.bodyCount(of: Loading.self) == 2)
  }

  // Ours: a wait ends with an error, and the text says what is there.
  @Test func `a text that does not come is an error`() async {
    let screen = Screen { Number(number: 1) }

    let error = await #expect(throws: WaitingError.self) {
      try await screen.text(within: .zero) { $0 == "number 2" }
    }

    #expect(error?.text == "number 1")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // Ours: when the time is over it is asked once more, for a busy machine may
  // have had no time for it.
  @Test func `a text is looked at when the time is over`() async throws {
    let screen = Screen { Number(number: 1) }
    var questions = 0

    _ = try await screen.text(within: .zero) { _ in
      questions += 1
      return questions == 2
    }

    #expect(questions == 2)
  }

  // Ours: it is asked after each update, not once.
  @Test func `a text is waited for through several updates`() async throws {
    let screen = Screen { Steps() }

    let text = try await screen.text(within: .seconds(300)) { $0 == "number 5" }

    #expect(text == "number 5")
    #expect(screen.bodyCount(of: Steps.self) <= 6)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @Test func `a task may write a state at once and after a wait`()
    async throws
  {
    let gate = Gate()
    let screen = Screen { Loading(start: "half") { await gate.value() } }

    #expect(
      try await screen.text(within: .seconds(300)) { $0 == "[half]" }
        == "[half]")
    gate.open("done")
    #expect(
      try await screen.text(within: .seconds(300)) { $0 == "[done]" }
        == "[done]")

    #expect(screen.bodyCount(of: Loading.self) == 3)
  }

  // Ours: a device has one log; here each screen has its own.
  @Test func `an issue in a task belongs to the screen of the task`() async {
    let screen = Screen {
      Number(number: 1).task { Writing().write() }
    }
    let other = Screen { Number(number: 2) }

    await screen.waitForTasks()

    #expect(screen.issues == [.stateOutsideView("Int")])
    #expect(other.issues == [])
    #expect(screen.bodyCount(of: Number.self) == 1)
  }
}

// MARK: - Views

private struct Loading: View {
  @State private var text = "loading"
  var start: String?
  let load: () async -> String

  var body: some View {
    Button(text) {}
      .task {
        if let start { text = start }
        text = await load()
      }
  }
}

private struct Steps: View {
  @State private var number = 0

  var body: some View {
    Text("number \(number)").task {
      while number < 5 {
        await Task.yield()
        number += 1
      }
    }
  }
}

private struct Writing: View {
  @State private var number = 0

  func write() { number = 1 }

  var body: some View { Text("\(number)") }
}
