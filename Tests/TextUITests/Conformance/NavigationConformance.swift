import Testing
import TextUI

/// Rule 16b: when a destination's value is made, and when its body runs.
@MainActor
@Suite struct `Conformance: destinations` {
  // https://github.com/nalexn/clean-architecture-swiftui/issues/50
  @Test func `a link's destination is made with each body around it`() throws {
    let log = Log()
    let screen = Screen {
      NavigationStack {
        Parent { _ in NavigationLink("go", destination: Made(log)) }
      }
    }
    #expect(log.text == "made")

    try screen.tap("more 1")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Made.self) == 0)

    try screen.tap("go")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Made.self) == 1)
  }

  // https://alfonsoft.dev/a-swiftui-navigation-destination-surprise (iOS 18)
  @Test func `a destination by a binding is made with the body around it`()
    throws
  {
    let log = Log()
    let screen = Screen { NavigationStack { Bound(log: log) } }
    #expect(log.text == "made")
    #expect(screen.bodyCount(of: Made.self) == 0)

    try screen.tap("go 0")

    #expect(screen.text == "there")
    #expect(screen.bodyCount(of: Made.self) == 1)
  }

  // https://alfonsoft.dev/a-swiftui-navigation-destination-surprise (iOS 18)
  @Test func `a destination for a value is made when it is pushed`() throws {
    let log = Log()
    let screen = Screen {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { _ in Made(log) }
      }
    }
    #expect(log.text == "")

    try screen.tap("go")

    #expect(log.text == "made")
    #expect(screen.bodyCount(of: Made.self) == 1)
  }

  // https://alfonsoft.dev/a-swiftui-navigation-destination-surprise
  @Test func `state of a destination begins at the push, ends at the pop`()
    throws
  {
    let screen = Screen {
      NavigationStack { NavigationLink("go") { Counter("n") } }
    }
    try screen.tap("go")
    try screen.tap("n 0")

    try screen.back()
    try screen.tap("go")

    #expect(screen.text == "[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
  @Test func `a page shows what the presenting view knows`() throws {
    let screen = Screen { NavigationStack { Shares() } }
    try screen.tap("go")

    try screen.tap("raise 0")

    #expect(screen.text == "[raise 1]")
    #expect(screen.bodyCount(of: Shares.self) == 3)
  }
}

// MARK: - Views

private struct Made: View {
  init(_ log: Log) { log("made") }

  var body: some View { Text("there") }
}

private struct Bound: View {
  @State private var isShown = false
  @State private var count = 0
  let log: Log

  var body: some View {
    Button("go \(count)") { isShown = true }
      .navigationDestination(isPresented: $isShown) { Made(log) }
  }
}

private struct Shares: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("go") { isShown = true }
      .navigationDestination(isPresented: $isShown) {
        Button("raise \(count)") { count += 1 }
      }
    Text(isShown ? "left" : "here")
  }
}
