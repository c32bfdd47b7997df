import Testing
import TextUI

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
