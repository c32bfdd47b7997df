import Testing
import TextUI

/// Several sheets, little room, and the end of a sheet.
@MainActor
@Suite struct `Sheets among others` {
  @Test func `are laid out anew when what they cover changes, too`() throws {
    let screen = Screen(width: 30) { Typing() }
    try screen.tap("Type")
    #expect(screen.text.contains("│ [Save ]"))

    try screen.type("Kim", into: "Name")

    #expect(screen.text.contains("│ [Save Kim]"))
  }

  @Test func `come and go without another look at what they cover`() throws {
    let log = Log()
    let screen = Screen { CoveringRows(log: log) }
    try screen.tap("Open")
    #expect(screen.text.contains("inside"))

    try screen.dismiss()

    #expect(log.text == "row 1 row 2")
  }

  @Test func `fit into narrow windows`() throws {
    let screen = Screen(width: 12) { People() }
    try screen.tap("Edit")

    #expect(
      screen.text == """
        People
        ──────
        ┌ Edit per…┐
        │ Name: [] │
        │          │
        │ [Cancel] │
        │ [Save]   │
        └──────────┘
        """)
  }

  @Test func `stand over one another`() throws {
    let screen = Screen(width: 30) { Nested() }
    try screen.tap("Open")
    try screen.tap("Open more")

    #expect(
      screen.text == """
        [Open]

              ┌────────────────┐
              │ [Open more]    │
              └───┌────────┐───┘
                  │ inside │
                  └────────┘
        """)

    try screen.back()
    try screen.back()

    #expect(screen.text == "[Open]")
    #expect(throws: ScreenError.nothingToGoBackTo) { try screen.back() }
  }

  /// Source: [KDE Connect !42](https://invent.kde.org/network/kdeconnect-ios/-/merge_requests/42),
  /// `semantics.md` 21: one presentation at a time.
  @Test func `that are second are dismissed unseen`() throws {
    let screen = Screen(width: 30) { TwoAtOnce() }

    try screen.tap("Both")
    #expect(screen.text.contains("first sheet"))
    #expect(!screen.text.contains("second sheet"))
    #expect(screen.issues == [.secondPresentation(over: "")])

    try screen.dismiss()
    #expect(screen.text == "[Both]\nfalse false")
  }

  @Test func `can take the place of one another in one event`() throws {
    let screen = Screen(width: 40) { Follows() }
    try screen.tap("Open")

    try screen.tap("Next")

    #expect(screen.text.contains("second"))
    #expect(screen.issues.isEmpty)
  }

  @Test func `end with the view that presents them`() throws {
    let screen = Screen(width: 40) { Vanishes() }
    try screen.tap("Open")

    try screen.tap("Vanish")

    #expect(screen.text == "gone")
  }

  @Test func `give the focus back`() throws {
    let host = Screen { People() }
    try host.tap("Edit")
    try host.dismiss()

    #expect(host.elements.first(where: \.isFocused)?.label == "Edit")
  }

  @Test func `take the focus`() throws {
    let screen = Screen { People() }
    try screen.tap("Edit")

    #expect(screen.elements.first(where: \.isFocused)?.label == "Name")
  }
}

private struct Nested: View {
  @State private var isShown = false
  @State private var isMoreShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Open more") { isMoreShown = true }
          .frame(width: 14, alignment: .leading)
          .sheet(isPresented: $isMoreShown) { Text("inside") }
      }
  }
}

private struct TwoAtOnce: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack {
      Button("Both") {
        first = true
        second = true
      }
      Text("\(first) \(second)")
    }
    .sheet(isPresented: $first) { Text("first sheet") }
    .sheet(isPresented: $second) { Text("second sheet") }
  }
}

private struct Follows: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    Button("Open") { first = true }
      .sheet(isPresented: $second) { Text("second") }
      .sheet(isPresented: $first) {
        Button("Next") {
          first = false
          second = true
        }
      }
  }
}

private struct Vanishes: View {
  @State private var isThere = true
  @State private var isShown = false

  var body: some View {
    if isThere {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Vanish") { isThere = false }
        }
    } else {
      Text("gone")
    }
  }
}

/// The window and the sheet change at the same time.
private struct Typing: View {
  @State private var isTyping = false
  @State private var name = ""

  var body: some View {
    Text("Hello, \(name)!")
    Button("Type") { isTyping = true }
      .sheet(isPresented: $isTyping) {
        TextField("Name", text: $name)
          .toolbar { Button("Save \(name)") {} }
      }
  }
}

/// Tells when its rows are made.
private struct CoveringRows: View {
  let log: Log
  @State private var isPresented = false

  var body: some View {
    VStack {
      ForEach(1...2, id: \.self) { number in
        let _ = log("row \(number)")
        Text("row \(number)")
      }
      Button("Open") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) { Text("inside") }
  }
}
