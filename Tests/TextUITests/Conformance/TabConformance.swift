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

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/View/Tag.swift (20b)
  @Test func `the tabs of a ForEach are tagged with their IDs`() throws {
    let screen = Screen { NamedTabs() }
    #expect(screen.text == "one  ‹two›\n\ntab two\ntwo is shown")

    try screen.tap("one")

    #expect(screen.text == "‹one›  two\n\ntab one\none is shown")
    #expect(screen.issues.isEmpty)
    #expect(screen.bodyCount(of: NamedTabs.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:) (20b)
  @Test func `a tag in a tab counts more than its ID`() throws {
    let screen = Screen {
      TabView(selection: .constant(2)) {
        ForEach(["one", "two"], id: \.self) { name in
          Text("tab \(name)").tabItem { Text(name) }
            .tag(name == "one" ? 1 : 2)
        }
      }
    }

    #expect(screen.text == "one  ‹two›\n\ntab two")
    #expect(screen.issues.isEmpty)
  }
}

// MARK: - Views

private struct NamedTabs: View {
  @State private var shown = "two"

  var body: some View {
    TabView(selection: $shown) {
      ForEach(["one", "two"], id: \.self) { name in
        Text("tab \(name)").tabItem { Text(name) }
      }
    }
    Text("\(shown) is shown")
  }
}

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
