import Testing
import TextUI

/// Tabs, search fields and links.
@MainActor
@Suite struct `Tabs` {
  @Test func `show one of their views`() throws {
    let screen = Screen { MusicTabs() }
    #expect(screen.text == "‹Search›  Playlist\n\n[Songs 0]")

    try screen.tap("Playlist")

    #expect(screen.text == "Search  ‹Playlist›\n\nNo songs")
  }

  /// Source: [swiftyplace](https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear),
  /// `semantics.md` 16c: lazily since 2024; state of a left tab stays.
  @Test func `are built when first shown, and keep their state`() throws {
    let screen = Screen { MusicTabs() }
    #expect(screen.bodyCount(of: Playlist.self) == 0)
    try screen.tap("Songs 0")

    try screen.tap("Playlist")
    #expect(screen.bodyCount(of: Playlist.self) == 1)
    try screen.tap("Search")

    #expect(screen.text == "‹Search›  Playlist\n\n[Songs 1]")
  }

  @Test func `that are not shown can't be used`() throws {
    let screen = Screen { MusicTabs() }
    try screen.tap("Playlist")

    #expect(throws: ScreenError.offScreen("Songs 0", tab: "Search")) {
      try screen.tap("Songs 0")
    }
    #expect(
      "\(ScreenError.offScreen("Songs 0", tab: "Search"))"
        == "“Songs 0” is off-screen, in the tab “Search”")
  }

  @Test(arguments: [true, false])
  func `follow a selection`(isTagOutside: Bool) throws {
    let screen = Screen { SelectedTabs(isTagOutside: isTagOutside) }
    #expect(screen.text == "One  ‹Two›\n\nsecond\nselected 2")

    try screen.tap("One")

    #expect(screen.text == "‹One›  Two\n\nfirst\nselected 1")
  }

  @Test func `are written as tabs, too`() throws {
    let screen = Screen {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab("Two", systemImage: "2.circle") { Text("second") }
      }
    }

    try screen.tap("Two")

    #expect(screen.text == "One  ‹Two›\n\nsecond")
  }

  @Test func `have pages of their own`() throws {
    let screen = Screen {
      TabView {
        NavigationStack {
          NavigationLink("Go") { Text("there").navigationTitle("There") }
            .navigationTitle("Here")
        }
        .tabItem { Text("Travel") }
      }
    }
    #expect(screen.text == "‹Travel›\n\nHere\n────\n› Go")

    try screen.tap("Go")
    #expect(screen.text == "‹Travel›\n\nThere\n─────\nthere")

    try screen.back()
    #expect(screen.text == "‹Travel›\n\nHere\n────\n› Go")
  }
}

private struct MusicTabs: View {
  var body: some View {
    TabView {
      Songs().tabItem { Label("Search", systemImage: "magnifyingglass") }
      Playlist().tabItem { Label("Playlist", systemImage: "music.note") }
    }
  }
}

private struct Songs: View {
  @State private var count = 0

  var body: some View { Button("Songs \(count)") { count += 1 } }
}

private struct Playlist: View {
  var body: some View { Text("No songs") }
}

private struct SelectedTabs: View {
  let isTagOutside: Bool
  @State private var selection = 2

  var body: some View {
    TabView(selection: $selection) {
      if isTagOutside {
        Text("first").tabItem { Text("One") }.tag(1)
        Text("second").tabItem { Text("Two") }.tag(2)
      } else {
        Text("first").tag(1).tabItem { Text("One") }
        Text("second").tag(2).tabItem { Text("Two") }
      }
    }
    Text("selected \(selection)")
  }
}

@MainActor
@Suite struct `Search fields` {
  /// Source: [searchable(text:placement:prompt:)](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)).
  @Test func `stand above what is searched`() throws {
    let screen = Screen { Cows() }
    #expect(
      screen.text == """
        Cows
        ────
        Search: [by name             ]

        › moo
        › boo
        """)

    try screen.type("m", into: "Search")

    #expect(
      screen.text == """
        Cows
        ────
        Search: [m                   ]

        › moo
        [Stop]
        """)
  }

  /// Source: [dismissSearch](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch),
  /// `semantics.md` 14d.
  @Test func `are cleared by ending the search`() throws {
    let screen = Screen { Cows() }
    try screen.type("m", into: "Search")

    try screen.tap("Stop")

    #expect(screen.text.contains("Search: [by name             ]"))
  }

  /// Source: [SubmitTriggers.search](https://developer.apple.com/documentation/swiftui/submittriggers/search),
  /// `semantics.md` 14c.
  @Test func `are submitted apart from other fields`() throws {
    var submits: [String] = []
    let screen = Screen {
      Text("content")
        .searchable(text: .constant(""))
        .onSubmit { submits.append("text") }
        .onSubmit(of: .search) { submits.append("search") }
    }

    try screen.submit("Search")

    #expect(submits == ["search"])
  }
}

private struct Cows: View {
  @State private var search = ""

  var body: some View {
    NavigationView {
      CowList(cows: ["moo", "boo"].filter { $0.hasPrefix(search) })
        .searchable(text: $search, prompt: "by name")
        .navigationTitle("Cows")
    }
  }
}

private struct CowList: View {
  let cows: [String]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    List(cows, id: \.self) { cow in Button(cow) {} }
    if isSearching {
      Button("Stop") { dismissSearch() }
    }
  }
}

@MainActor
@Suite struct `Navigation links` {
  @Test(arguments: ["title", "label", "old title", "old label"])
  func `show their page`(title: String) throws {
    let screen = Screen { AllLinks() }

    try screen.tap(title)
    #expect(screen.text == "page of \(title)\n[Leave]")

    try screen.tap("Leave")
    #expect(
      screen.text == "› title\n› label\n› old title\n› old label\n› value")
  }

  @Test func `show the destination of a value`() throws {
    let screen = Screen { AllLinks() }

    try screen.tap("value")

    #expect(screen.text == "page of 7\n[Leave]")
  }

  @Test func `outside a stack are disabled`() {
    let screen = Screen { NavigationLink("Nowhere") { Text("never") } }

    #expect(screen.text == "  Nowhere (disabled)")
  }
}

private struct AllLinks: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("title") { Leaf(name: "title") }
        NavigationLink {
          Leaf(name: "label")
        } label: {
          Text("label")
        }
        NavigationLink("old title", destination: Leaf(name: "old title"))
        NavigationLink(destination: Leaf(name: "old label")) {
          Text("old label")
        }
        NavigationLink("value", value: 7)
      }
      .navigationDestination(for: Int.self) { Leaf(name: "\($0)") }
    }
  }
}

/// Source: [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction),
/// `semantics.md` 13c: in a pushed view it goes back.
private struct Leaf: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("page of \(name)")
    Button("Leave") { dismiss() }
  }
}

@MainActor
@Suite struct `Elements` {
  @Test func `are told with role, name, value and state`() throws {
    let screen = Screen { Everything() }
    try screen.tap("Save")

    #expect(
      screen.elements == [
        ScreenElement(.heading, "Everything"),
        ScreenElement(.tab, "One", isSelected: true),
        ScreenElement(.text, "plain"),
        ScreenElement(.text, "Close"),
        ScreenElement(.button, "Save", isFocused: true),
        ScreenElement(.button, "Send", isEnabled: false),
        ScreenElement(.row, "3 김다인"),
        ScreenElement(.textField, "Name", value: "Alex"),
        ScreenElement(.toggle, "Repeat", value: "on"),
        ScreenElement(.picker, "Sex", value: "Man"),
        ScreenElement(.option, "Man", isSelected: true),
        ScreenElement(.option, "Woman"),
        ScreenElement(.row, "Apple"),
      ])
  }

  @Test func `of a sheet hide those that it covers`() throws {
    let screen = Screen {
      Text("under")
        .alert("Oh no", isPresented: .constant(true)) {}
    }

    #expect(
      screen.elements == [
        ScreenElement(.alert, "Oh no"), ScreenElement(.button, "OK"),
      ])
  }
}

private struct Everything: View {
  var body: some View {
    TabView {
      VStack {
        Text("plain")
        Text("×").accessibilityLabel("Close")
        Button("Save") {}
        Button("Send") {}.disabled(true)
        Button {
        } label: {
          HStack {
            Text("3")
            Text("김다인")
          }
        }
        TextField("Name", text: .constant("Alex"))
        Toggle("Repeat", isOn: .constant(true))
        Picker("Sex", selection: .constant("Man")) {
          Text("Man").tag("Man")
          Text("Woman").tag("Woman")
        }
        ForEach(["Apple"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      .tabItem { Text("One") }
    }
    .navigationTitle("Everything")
  }
}
