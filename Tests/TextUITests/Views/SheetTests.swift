import Testing
import TextUI

/// Sheets over the screen.
@MainActor
@Suite struct `Sheets` {
  @Test func `are boxes over the screen`() throws {
    let screen = Screen(width: 40) { People() }
    try screen.tap("Edit")

    #expect(
      screen.text == """
        People
        ──────
        [Edi┌ Edit person ─────────────────┐
        [Sho│ Name: [                    ] │
        no n│                              │
            │ [Cancel]              [Save] │
            └──────────────────────────────┘
        """)
  }

  @Test func `cover what is under them`() throws {
    let screen = Screen { People() }
    try screen.tap("Edit")

    #expect(throws: ScreenError.covered("Edit", by: "Edit person")) {
      try screen.tap("Edit")
    }
    #expect(
      "\(ScreenError.covered("Edit", by: "Edit person"))"
        == "“Edit” is covered by “Edit person”")
  }

  /// Source: [sheet(isPresented:onDismiss:content:)](https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)),
  /// `semantics.md` 13b: the binding is false when `onDismiss` runs.
  @Test(arguments: ["Cancel", "back", "dismiss"])
  func `say when they are left, and that they are gone`(way: String) throws {
    let screen = Screen { People() }
    try screen.tap("Edit")

    switch way {
    case "back": try screen.back()
    case "dismiss": try screen.dismiss()
    default: try screen.tap(way)
    }

    #expect(
      screen.text
        == "People\n──────\n[Edit]\n[Show name]\nno name\nleft (not shown)")
  }

  /// Source: [swiftyplace](https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear),
  /// `semantics.md` 13d.
  @Test func `begin anew each time`() throws {
    let screen = Screen { People() }
    try screen.tap("Edit")
    try screen.type("Kim", into: "Name")
    try screen.dismiss()
    try screen.tap("Edit")

    #expect(screen.text.contains("Name: [                    ]"))
  }

  /// Source: [Ole Begemann](https://oleb.net/2020/sheet-environment/),
  /// `semantics.md` 17.
  @Test func `inherit the environment`() throws {
    let screen = Screen { ShowsColour().environment(\.colour, "green") }

    try screen.tap("Show")

    #expect(screen.text.contains("│ green │"))
  }

  /// Source: [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction),
  /// `semantics.md` 13c: it acts by where it was read.
  @Test func `are not left by an action taken outside`() throws {
    let screen = Screen { DismissesOutside() }
    try screen.tap("Show")

    try screen.tap("Outer")
    #expect(screen.text.contains("Outer"))

    try screen.tap("Inner")
    #expect(screen.text == "[Show]")
  }

  @Test func `show what the presenting view knows`() throws {
    let screen = Screen(width: 30) { SharesState() }
    try screen.tap("Open")

    try screen.tap("sheet 0")

    #expect(screen.text.contains("[sheet 1]"))
    try screen.dismiss()
    #expect(screen.text == "[Open]\nbase 1")
  }
}

struct People: View {
  @State private var isEditing = false
  @State private var left = ""

  var body: some View {
    NavigationStack {
      VStack {
        Button("Edit") { isEditing = true }
        Button("Show name") {}
        Text("no name")
        if !left.isEmpty {
          Text(left)
        }
      }
      .navigationTitle("People")
      .sheet(
        isPresented: $isEditing,
        onDismiss: { left = "left (\(isEditing ? "shown" : "not shown"))" }
      ) {
        NavigationStack { EditPerson() }
      }
    }
  }
}

struct EditPerson: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form { TextField("Name", text: $name) }
      .navigationTitle("Edit person")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Save") { dismiss() }
        }
      }
  }
}

private struct ColourKey: EnvironmentKey {
  static let defaultValue = "grey"
}

extension EnvironmentValues {
  fileprivate var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }
}

private struct ShowsColour: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Colour() }
  }
}

private struct Colour: View {
  @Environment(\.colour) private var colour

  var body: some View { Text(colour) }
}

private struct DismissesOutside: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Outer") { dismiss() }
        DismissesInside()
      }
  }
}

private struct DismissesInside: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Inner") { dismiss() } }
}

private struct SharesState: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Text("base \(count)")
    }
    .sheet(isPresented: $isShown) {
      Button("sheet \(count)") { count += 1 }
    }
  }
}
