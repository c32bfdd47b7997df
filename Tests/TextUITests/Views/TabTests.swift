import Testing
import TextUI

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

  @Test func `a tab that goes while it is shown is no mistake`() throws {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        TabView {
          Text("one").tabItem { Text("One") }
          if isThere {
            Button("Hide") { isThere = false }.tabItem { Text("Two") }
          }
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Two")
    try screen.tap("Hide")
    #expect(screen.issues.isEmpty, "\(screen.issues)")
    #expect(screen.text.hasSuffix("one"))
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
