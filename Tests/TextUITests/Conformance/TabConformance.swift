import Testing
import TextUI

/// Rule 16c: tabs, and what is in those that are not shown.
@MainActor
@Suite struct `Conformance: tabs` {
  // https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear (since 2024; before, all at once)
  @Test func `a tab is built when it is shown`() throws {
    let screen = Screen { TwoTabs() }
    #expect(screen.bodyCount(of: Number.self) == 0)

    try screen.tap("Two")

    #expect(screen.text == "One  ‹Two›\n\nnumber 2")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
  @Test func `a tab that was left keeps its state`() throws {
    let screen = Screen { TwoTabs() }
    try screen.tap("n 0")

    try screen.tap("Two")
    try screen.tap("One")

    #expect(screen.text == "‹One›  Two\n\n[n 1]")
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }

  // https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
  @Test func `a tab appears when it is shown, and disappears when left`()
    throws
  {
    let log = Log()
    let screen = Screen { TwoTabs(log: log) }
    #expect(log.text == "+1")

    try screen.tap("Two")
    try screen.tap("One")

    #expect(log.text == "+1 -1 +2 -2 +1")
    #expect(screen.bodyCount(of: Counter.self) == 1)
  }
}

// MARK: - Views

private struct TwoTabs: View {
  var log = Log()

  var body: some View {
    TabView {
      Counter("n").onAppear { log("+1") }.onDisappear { log("-1") }
        .tabItem { Text("One") }
      Number(number: 2).onAppear { log("+2") }.onDisappear { log("-2") }
        .tabItem { Text("Two") }
    }
  }
}
