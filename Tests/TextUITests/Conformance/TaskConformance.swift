import Testing
import TextUI

/// Rule 11f: tasks live as long as their views, or as their IDs.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct `Conformance: tasks` {
  // https://android.benigumo.com/20240328/onappear-onchange-task
  @Test func `all tasks come last, inner before outer`() async {
    let log = Log()
    let screen = Screen {
      VStack {
        Number(number: 1).task { log("t1") }.onAppear { log("a1") }
          .task { log("t2") }
      }
      .task { log("t3") }.onAppear { log("a2") }
    }
    #expect(log.text == "a1 a2")

    await screen.waitForTasks()

    #expect(log.text == "a1 a2 t1 t2 t3")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @Test func `an update of the parent does not start a task again`()
    async throws
  {
    let log = Log()
    let screen = Screen {
      Parent { value in Number(number: value).task { log("run \(value)") } }
    }
    await screen.waitForTasks()

    try screen.tap("more 1")
    await screen.waitForTasks()

    #expect(log.text == "run 1")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @Test func `a task whose view goes before it has begun runs cancelled`()
    async throws
  {
    let log = Log()
    let gate = Gate()
    let screen = Screen {
      Toggled {
        Number(number: 1).task(priority: .high) {
          _ = await gate.value()
          log(Task.isCancelled ? "cancelled" : "went on")
        }
      }
    }

    try screen.tap("hide")
    gate.open("")
    await screen.waitForTasks()

    #expect(log.text == "cancelled")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @Test func `a task that runs is cancelled when its view goes`()
    async throws
  {
    let log = Log()
    let gate = Gate()
    let screen = Screen {
      Toggled {
        Number(number: 1).task {
          _ = await gate.value()
          log(Task.isCancelled ? "cancelled" : "went on")
        }
      }
    }
    await gate.isAwaited()

    try screen.tap("hide")
    gate.open("")
    await screen.waitForTasks()

    #expect(log.text == "cancelled")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  @Test func `another ID cancels the task and starts another`() async throws {
    let log = Log()
    let gate = Gate()
    let screen = Screen {
      Parent { value in
        Number(number: 0).task(id: value) {
          _ = await gate.value()
          log("\(value) \(Task.isCancelled ? "cancelled" : "done")")
        }
      }
    }
    await gate.isAwaited()

    try screen.tap("more 1")
    await gate.isAwaited(by: 2)
    gate.open("")
    await screen.waitForTasks()

    #expect(log.entries.sorted() == ["1 cancelled", "2 done"])
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  @Test func `an equal ID lets the task run`() async throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: value).task(id: value / 10) { log("run \(value)") }
      }
    }
    await screen.waitForTasks()

    try screen.tap("more 1")
    await screen.waitForTasks()

    #expect(log.text == "run 1")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift
  @Test func `a cancelled task that does not notice is late`() async throws {
    let gate = Gate()
    let screen = Screen { Searching(gate: gate) }
    await gate.isAwaited()

    try screen.tap("search 1")
    await gate.isAwaited(by: 2)
    gate.open("late")
    await screen.waitForTasks()

    #expect(screen.text == "[search 2]\nnumber 2\n1 late, 2 late")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @Test func `a covered view's task is cancelled and runs again on return`()
    async throws
  {
    let log = Log()
    let gate = Gate()
    let screen = Screen {
      NavigationStack {
        NavigationLink(value: 7) { Text("open") }
          .navigationDestination(for: Int.self) { Number(number: $0) }
          .task {
            _ = await gate.value()
            log(Task.isCancelled ? "cancelled" : "done")
          }
      }
    }
    await gate.isAwaited()

    try screen.tap("open")
    gate.open("")
    await screen.waitForTasks()
    #expect(log.text == "cancelled")

    try screen.back()
    await screen.waitForTasks()
    #expect(log.text == "cancelled done")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }
}

// MARK: - Views

private struct Searching: View {
  @State private var query = 1
  @State private var results: [String] = []
  let gate: Gate

  var body: some View {
    Button("search \(query)") { query += 1 }
    Number(number: query)
    Text(results.sorted().joined(separator: ", "))
      .task(id: query) { [query] in
        let result = await gate.value()
        results.append("\(query) \(result)")
      }
  }
}
