import Testing
import TextUI

@MainActor
@Suite struct `Esc in a view` {
  // https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:) (14e)
  @Test func `runs the innermost action in place of going back`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Open") { Editor() }
      }
    }
    try screen.tap("Open")
    try screen.type("!", into: "Inner")

    try screen.back()
    #expect(screen.text.hasSuffix("inner"))

    try screen.clear("Outer")
    try screen.back()
    #expect(screen.text.hasSuffix("inner outer"))

    try screen.clear("None")
    try screen.back()
    #expect(screen.text == "› Open")
  }
}

private struct Editor: View {
  @State private var text = ""
  @State private var said = ""

  var body: some View {
    VStack {
      VStack {
        TextField("Outer", text: $text)
        TextField("Inner", text: $text)
          .onExitCommand { said += "inner" }
      }
      .onExitCommand { said += " outer" }
      TextField("None", text: $text)
        .onExitCommand(perform: nil)
      Text(said)
    }
  }
}
