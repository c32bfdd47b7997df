import Testing
import TextUI

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
