import Foundation
import Testing
import TextUI

/// What each control shows and does.
@MainActor
@Suite struct `Controls` {
  @Test func `a toggle is turned on and off`() throws {
    let screen = Screen { Toggles() }
    #expect(screen.text == "[ ] Repeat\nonce")

    try screen.toggle("Repeat")

    #expect(screen.text == "[x] Repeat\nagain and again")
  }

  @Test func `a disabled toggle says so`() {
    let screen = Screen {
      Toggle("Repeat", isOn: .constant(true)).disabled(true)
    }

    #expect(screen.text == "[x] Repeat (disabled)")
    #expect(throws: ScreenError.disabled("Repeat")) {
      try screen.toggle("Repeat")
    }
  }

  @Test func `a divider is as wide as its container`() {
    let screen = Screen(width: 10) {
      Text("above")
      Divider()
      Text("below")
    }

    #expect(screen.text == "above\n──────────\nbelow")
  }

  @Test func `a section indents its rows`() {
    let screen = Screen {
      List {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        Section {
          Button("Leek") {}
        } header: {
          Text("Vegetables")
        } footer: {
          Text("in season")
        }
      }
    }

    #expect(
      screen.text == """
        Fruit
          Apple
          Pear
        Vegetables
          › Leek
          in season
        """)
  }

  @Test func `a form shows its fields one under the other`() {
    let screen = Screen {
      Form {
        TextField("Name", text: .constant("Alex"))
        Picker("Sex", selection: .constant("Man")) {
          Text("Man").tag("Man")
          Text("Woman").tag("Woman")
        }
        Button("Save") {}
      }
    }

    #expect(
      screen.text == """
        Name: [Alex                ]
        Sex: (•) Man ( ) Woman
        [Save]
        """)
  }

  @Test func `progress is a word and a percentage`() {
    let screen = Screen {
      ProgressView()
      ProgressView("Searching…")
      ProgressView("Loading", value: 0.5)
      ProgressView(value: 3.0, total: 4)
      ProgressView(value: Double?.none)
    }

    #expect(screen.text == "…\nSearching…\nLoading… 50 %\n75 %\n…")
  }

  @Test func `nothing to show is said like a row`() {
    let screen = Screen {
      ContentUnavailableView(
        "No music videos", systemImage: "music.note",
        description: Text("Search for one."))
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "ditto")
    }

    #expect(
      screen.text == """
          No music videos
          Search for one.
          No results
          No results for “ditto”
        """)
  }

  @Test func `a prompt stands in an empty field`() {
    let screen = Screen {
      TextField("Name", text: .constant(""), prompt: Text("as in a passport"))
    }

    #expect(screen.text == "Name: [as in a passport    ]")
  }

  @Test func `buttons have roles and pictures without a look`() {
    let screen = Screen {
      Button("Delete", role: .destructive) {}
      Button("Add", systemImage: "plus") {}
      Button("", systemImage: "plus") {}
      Button(role: .cancel) {
      } label: {
        Text("Cancel")
      }
      Label("Music", systemImage: "music.note")
    }

    #expect(screen.text == "[Delete]\n[Add]\n[plus]\n[Cancel]\nMusic")
  }

  @Test func `a tapped view is a row`() throws {
    var taps = 0
    let screen = Screen { Text("Tap me").onTapGesture { taps += 1 } }
    #expect(screen.text == "› Tap me")

    try screen.tap("Tap me")

    #expect(taps == 1)
  }

  /// Source: [onSubmit(of:_:)](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)),
  /// `semantics.md` 14c.
  @Test func `a submit runs the actions around the field`() throws {
    var submits: [String] = []
    let screen = Screen {
      VStack {
        TextField("Name", text: .constant(""))
          .onSubmit { submits.append("inner") }
        TextField("City", text: .constant(""))
          .onSubmit { submits.append("city") }
          .submitScope()
      }
      .onSubmit { submits.append("outer") }
      .onSubmit(of: .search) { submits.append("search") }
    }

    try screen.submit("Name")

    #expect(submits == ["inner", "outer"])
  }

  @Test func `modifiers that matter to pixels do nothing`() {
    let screen = Screen {
      List {
        Text("plain")
          .font(.body.monospaced())
          .font(.system(size: 12))
          .fontWeight(.thin)
          .foregroundStyle(.secondary)
          .foregroundColor(.red)
          .animation(.default, value: 1)
      }
      .listRowSpacing(10)
      .navigationBarTitleDisplayMode(.inline)
      .presentationDetents([.medium])
    }

    #expect(screen.text == "plain")
  }
}

private struct Toggles: View {
  @State private var repeats = false

  var body: some View {
    Toggle("Repeat", isOn: $repeats)
    Text(repeats ? "again and again" : "once")
  }
}
