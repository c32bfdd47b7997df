import Testing
import TextUI

/// Alerts over the screen.
///
/// Source: [alert(_:isPresented:actions:message:)](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)).
@MainActor
@Suite struct `Alerts` {
  @Test func `are boxes with their buttons in the last line`() throws {
    let screen = Screen(width: 40) { Saves() }
    try screen.tap("Save")

    #expect(
      screen.text == """
        [Save]

          ┌ Not saved ───────────────────────┐
          │ The disk is full. Make room, and │
          │ save again.                      │
          │ [Try again] [Cancel]             │
          └──────────────────────────────────┘
        """)
  }

  @Test func `are left by each of their buttons`() throws {
    let screen = Screen { Saves() }
    try screen.tap("Save")

    try screen.tap("Try again")

    #expect(screen.text == "[Save]\ntried again")
  }

  @Test func `are cancelled by Esc`() throws {
    let screen = Screen { Saves() }
    try screen.tap("Save")

    try screen.back()

    #expect(screen.text == "[Save]\ncancelled")
  }

  @Test func `cover what is under them`() throws {
    let screen = Screen { Saves() }
    try screen.tap("Save")

    #expect(throws: ScreenError.covered("Save", by: "Not saved")) {
      try screen.tap("Save")
    }
  }

  @Test func `without buttons have one`() throws {
    let screen = Screen(width: 20) { Bare() }
    try screen.tap("Ask")
    #expect(
      screen.text == """
        [Ask]

              ┌ Oh ──┐
              │ [OK] │
              └──────┘
        """)

    try screen.tap("OK")

    #expect(screen.text == "[Ask]")
  }

  @Test func `have a line for each button where there is no room`() throws {
    let screen = Screen(width: 20) { Saves() }
    try screen.tap("Save")

    #expect(
      screen.text == """
        [Save]

        ┌ Not saved ───────┐
        │ The disk is      │
        │ full. Make room, │
        │ and save again.  │
        │ [Try again]      │
        │ [Cancel]         │
        └──────────────────┘
        """)
  }

  @Test func `are about a value`() throws {
    let screen = Screen { AboutValue() }

    try screen.tap("Ask")
    #expect(screen.text.contains("Delete 김민지?"))

    try screen.tap("Delete")
    #expect(screen.text == "[Ask]\ndeleted 김민지")
  }
}

private struct Saves: View {
  @State private var hasFailed = false
  @State private var outcome = ""

  var body: some View {
    VStack {
      Button("Save") { hasFailed = true }
      Text(outcome)
    }
    .alert("Not saved", isPresented: $hasFailed) {
      Button("Try again") { outcome = "tried again" }
      Button("Cancel", role: .cancel) { outcome = "cancelled" }
    } message: {
      Text("The disk is full. Make room, and save again.")
    }
  }
}

private struct Bare: View {
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
      .alert("Oh", isPresented: $asks) {}
  }
}

private struct AboutValue: View {
  @State private var asks = false
  @State private var name: String?
  @State private var outcome = ""

  var body: some View {
    VStack {
      Button("Ask") {
        name = "김민지"
        asks = true
      }
      Text(outcome)
    }
    .alert("Sure?", isPresented: $asks, presenting: name) { name in
      Button("Delete", role: .destructive) { outcome = "deleted \(name)" }
    } message: { name in
      Text("Delete \(name)?")
    }
  }
}
