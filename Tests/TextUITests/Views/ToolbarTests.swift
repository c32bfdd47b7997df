import Testing
import TextUI

@MainActor
@Suite struct `Toolbars` {
  @Test func `stand in the last line of the page`() {
    let screen = Screen {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            Button("More") {}
          }
      }
    }

    #expect(
      screen.text == "Title\n─────\ncontent\n\n[Edit] [Add] [More]")
  }

  @Test func `stand alone where there is nothing else`() {
    let screen = Screen(height: 3) {
      NavigationStack { EmptyView().toolbar { Button("Add") {} } }
    }

    #expect(screen.text == "[Add]")
  }

  @Test func `go with their view`() throws {
    let screen = Screen { HidesToolbar() }
    #expect(screen.text == "[Hide]\n\n[Tool]")

    try screen.tap("Hide")

    #expect(screen.text == "hidden")
  }
}

private struct HidesToolbar: View {
  @State private var isHidden = false

  var body: some View {
    if isHidden {
      Text("hidden")
    } else {
      Button("Hide") { isHidden = true }
        .toolbar { Button("Tool") {} }
    }
  }
}
