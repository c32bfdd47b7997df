import Testing
import TextUI

/// Rules 13a–13d, 17 and 21: what is presented, and how it ends.
@MainActor
@Suite struct `Conformance: sheets` {
  // https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:) (13a)
  @Test func `another item is another sheet`() throws {
    let screen = Screen { Items() }
    try screen.tap("open")
    try screen.tap("n 0")

    try screen.tap("another")

    #expect(screen.text.contains("item 2 first"))
    #expect(screen.text.contains("[n 0]"))
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:) (13a; that it goes on is our reading)
  @Test func `the same item with other contents is the same sheet`() throws {
    let screen = Screen { Items() }
    try screen.tap("open")
    try screen.tap("n 0")

    try screen.tap("rename")

    #expect(screen.text.contains("item 1 renamed"))
    #expect(screen.text.contains("[n 1]"))
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }

  // https://gist.github.com/kuotinyen/35b734f64ffdd52104bb506d07f3fa4c (13b)
  @Test func `the item is nil when onDismiss runs`() throws {
    let screen = Screen { Items() }
    try screen.tap("open")

    try screen.dismiss()

    #expect(screen.text == "[open]\nleft without item")
  }

  // https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:) (13b)
  @Test func `the binding is false when onDismiss runs`() throws {
    let log = Log()
    let screen = Screen { Presents(log: log) { Number(number: 1) } }
    try screen.tap("open")

    try screen.dismiss()

    #expect(log.text == "false")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction (13c)
  @Test func `dismiss closes the sheet that it was read in`() throws {
    let screen = Screen { Presents { Leaves("inside") } }
    try screen.tap("open")

    try screen.tap("inside")

    #expect(screen.text == "[open]")
    #expect(screen.bodyCount(of: Leaves.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction (13c)
  @Test func `dismiss leaves the page that it was read in`() throws {
    let screen = Screen {
      NavigationStack { NavigationLink("go") { Leaves("page") } }
    }
    try screen.tap("go")

    try screen.tap("page")

    #expect(screen.text == "› go")
    #expect(screen.bodyCount(of: Leaves.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction (13c; the fifth post relies on it)
  @Test func `dismiss at the root of a stack closes the sheet`() throws {
    let screen = Screen { Presents { NavigationStack { Leaves("root") } } }
    try screen.tap("open")

    try screen.tap("root")

    #expect(screen.text == "[open]")
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction() (13c)
  @Test func `dismiss where nothing is presented does nothing`() throws {
    let screen = Screen { NavigationStack { Leaves("root") } }

    try screen.tap("root")

    #expect(screen.text == "[root]")
    #expect(screen.issues.isEmpty)
    #expect(screen.bodyCount(of: Leaves.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction (13c)
  @Test func `dismiss of the presenting view leaves the sheet alone`() throws {
    let screen = Screen { PresentsItsDismiss() }
    try screen.tap("open")

    try screen.tap("of the presenter")

    #expect(screen.text.contains("of the presenter"))
  }

  // https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear (13d)
  @Test func `a sheet that is opened again begins anew`() throws {
    let screen = Screen { Presents { Counter("n") } }
    try screen.tap("open")
    try screen.tap("n 0")
    try screen.dismiss()

    try screen.tap("open")

    #expect(screen.text.contains("[n 0]"))
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://oleb.net/2020/sheet-environment/ (17; since 2020)
  @Test func `a sheet inherits values and objects`() throws {
    let screen = Screen {
      Presents { Inherits() }.environmentObject(Score(7)).disabled(false)
        .environment(\.place, "above")
    }

    try screen.tap("open")

    #expect(screen.text.contains("above 7"))
    #expect(screen.bodyCount(of: Inherits.self) == 1)
  }

  // https://invent.kde.org/network/kdeconnect-ios/-/merge_requests/42 (21)
  @Test func `of two alerts the second is dismissed unseen`() throws {
    let screen = Screen { TwoAlerts() }

    try screen.tap("both")
    #expect(screen.text.contains("First"))
    #expect(!screen.text.contains("Second"))
    #expect(screen.issues == [.secondPresentation(over: "First")])

    try screen.tap("OK")
    #expect(screen.text == "[both]\nfalse false")
  }
}

// MARK: - Values and views

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = "nowhere"
}

extension EnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private struct Inherits: View {
  @Environment(\.place) private var place
  @EnvironmentObject private var score: Score

  var body: some View { Text("\(place) \(score.points)") }
}

private struct Leaves: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View { Button(title) { dismiss() } }
}

private struct Presents<Content: View>: View {
  @State private var isShown = false
  var log = Log()
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("open") { isShown = true }
      .sheet(
        isPresented: $isShown, onDismiss: { log("\(isShown)") },
        content: content)
  }
}

private struct PresentsItsDismiss: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("of the presenter") { dismiss() }
      }
  }
}

private struct Item: Identifiable {
  let id: Int
  var name = "first"
}

private struct Items: View {
  @State private var item: Item?
  @State private var end = ""

  var body: some View {
    Button("open") { item = Item(id: 1) }
      .sheet(
        item: $item,
        onDismiss: { end = "left \(item == nil ? "without" : "with") item" }
      ) { shown in
        Text("item \(shown.id) \(shown.name)")
        Counter("n")
        Button("another") { item = Item(id: 2) }
        Button("rename") { item?.name = "renamed" }
      }
    if !end.isEmpty {
      Text(end)
    }
  }
}

private struct TwoAlerts: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    Button("both") { (first, second) = (true, true) }
      .alert("First", isPresented: $first) {}
      .alert("Second", isPresented: $second) {}
    Text("\(first) \(second)")
  }
}
