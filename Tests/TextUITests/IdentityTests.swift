import Testing
import TextUI

/// State belongs to a view's identity: its place, its type, its ID.
@MainActor
@Suite struct `State and identity` {
  @Test func `a state is shown and changed`() throws {
    let screen = Screen { Counter("n") }
    #expect(screen.text == "[n 0]")

    try screen.tap("n 0")

    #expect(screen.text == "[n 1]")
  }

  @Test func `an initial value counts once for an identity`() throws {
    let screen = Screen {
      Parent { value in StartingAt(value) }
    }
    #expect(screen.text == "[more 1]\nstarted at 1")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\nstarted at 1")
  }

  @Test func `a row keeps its state when the rows are reordered`() throws {
    let screen = Screen { Reordered() }
    try screen.tap("a 0")

    try screen.tap("Reverse")

    #expect(screen.text == "[Reverse]\n[Drop last]\n[c 0]\n[b 0]\n[a 1]")
  }

  @Test func `a row that is gone loses its state`() throws {
    let screen = Screen { Reordered() }
    try screen.tap("a 0")

    try screen.tap("Reverse")
    try screen.tap("Drop last")
    try screen.tap("Refill")

    #expect(screen.text.contains("[a 0]"))
  }

  @Test func `the branches of an if have different states`() throws {
    let screen = Screen { Branching() }
    try screen.tap("same 0")
    #expect(screen.text == "[Switch]\n[same 1]")

    try screen.tap("Switch")
    #expect(screen.text == "[Switch]\n[same 0]")

    try screen.tap("Switch")
    #expect(screen.text == "[Switch]\n[same 0]")
  }

  @Test func `another ID begins the state anew`() throws {
    let screen = Screen {
      Parent { value in Counter("n").id(value) }
    }
    try screen.tap("n 0")
    #expect(screen.text == "[more 1]\n[n 1]")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 0]")
  }

  @Test func `an AnyView keeps the state of the same type`() throws {
    let screen = Screen {
      Parent { value in AnyView(Counter("n")) }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 1]")
  }

  @Test func `two elements with one ID are recorded and shown as the first`() {
    let screen = Screen {
      ForEach([("x", 1), ("x", 2)], id: \.0) { Text("\($0.1)") }
    }

    #expect(screen.text == "1\n1")
    #expect(screen.issues == [.duplicateID("x")])
  }

  @Test func `a state outside a view keeps its initial value`() {
    let view = StartingAt(7)

    view.restart(at: 8)

    #expect(view.value == 7)
  }

  @Test func `a state that is written by a body is dropped and recorded`() {
    let screen = Screen { WritesInBody() }

    #expect(screen.text == "0")
    #expect(screen.issues == [.stateChangedDuringUpdate("Int")])
  }
}

// MARK: - Views

/// A button that counts how often it was pressed.
struct Counter: View {
  @State private var count = 0
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// A view whose child depends on a number that can be raised.
struct Parent<Child: View>: View {
  @State private var value = 1
  private let child: (Int) -> Child

  init(@ViewBuilder child: @escaping (Int) -> Child) {
    self.child = child
  }

  var body: some View {
    Button("more \(value)") { value += 1 }
    child(value)
  }
}

private struct StartingAt: View {
  @State private(set) var value: Int

  init(_ value: Int) {
    self._value = State(initialValue: value)
  }

  func restart(at value: Int) {
    self.value = value
  }

  var body: some View {
    Text("started at \(value)")
  }
}

private struct Reordered: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    Button("Reverse") { names.reverse() }
    if names.first == "c" {
      Button("Drop last") { names.removeLast() }
    }
    if names.count == 2 {
      Button("Refill") { names.append("a") }
    }
    ForEach(names, id: \.self) { Counter($0) }
  }
}

private struct Branching: View {
  @State private var isFirst = true

  var body: some View {
    Button("Switch") { isFirst.toggle() }
    if isFirst {
      Counter("same")
    } else {
      Counter("same")
    }
  }
}

private struct WritesInBody: View {
  @State private var count = 0

  var body: some View {
    let _ = { count = 1 }()
    Text("\(count)")
  }
}
