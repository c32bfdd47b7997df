import Testing
import TextUI

/// What a screen says when it refuses an action.
@MainActor
@Suite struct `Refusals of a screen` {
  /// The words of a refusal, from a screen of everything that can be refused.
  private func refusal(
    _ act: (Screen) throws -> Void
  ) throws -> String {
    let screen = Screen { Refuses() }
    let error = #expect(throws: ScreenError.self) { try act(screen) }
    return error.map { "\($0)" } ?? ""
  }

  @Test func `list what could be used instead`() throws {
    #expect(
      try refusal { try $0.toggle("Nothing") }
        == "there is no “Nothing” on the screen; there is “Sound”")
    #expect(
      try refusal { try $0.pick("Nothing") }
        == "there is no “Nothing” on the screen; there is “Up”, “Down”")
    #expect(
      try refusal { try $0.pick("Up", in: "Nothing") }
        == "there is no “Nothing” on the screen; there is “Order”")
    #expect(
      try refusal { try $0.type("x", into: "Nothing") }
        == "there is no “Nothing” on the screen; there is “First name”")
    #expect(
      try refusal { try $0.deleteRow("One") }
        == """
        there is no “One” on the screen, and nothing else of its kind
        """)
  }

  @Test func `repeat no long label, and no line break of one`() throws {
    let screen = Screen {
      Button(String(repeating: "x", count: 1000)) {}
      Button("two\nlines") {}
    }

    let error = #expect(throws: ScreenError.self) { try screen.tap("y") }

    let text = try #require(error.map { "\($0)" })
    #expect(text.contains("“\(String(repeating: "x", count: 79))…”"))
    #expect(text.hasSuffix("“two lines”"))
  }

  @Test func `list no more than can be read`() throws {
    let screen = Screen {
      ForEach(0..<22, id: \.self) { number in Button("\(number)") {} }
    }

    let error = #expect(throws: ScreenError.self) { try screen.tap("x") }

    #expect(
      error?.description == """
        there is no “x” on the screen; there is “0”, “1”, “2”, “3”, “4”, “5”, \
        “6”, “7”, “8”, “9”, “10”, “11”, “12”, “13”, “14”, “15”, “16”, “17”, \
        “18”, “19” and 2 more
        """)
  }

  @Test func `say what keeps an element from being used`() throws {
    #expect(try refusal { try $0.tap("Save") } == "“Save” is disabled")
    #expect(
      try refusal { try $0.tap("Same") }
        == "“Same” is on the screen 2 times; say which one, from 0")
    #expect(
      try refusal { try $0.tap("Same", at: 2) }
        == "“Same” is on the screen 2 times; there is none at 2, counted from 0"
    )
    #expect(
      try refusal { try $0.tap("One", at: 1) }
        == "“One” is on the screen once; there is none at 1, counted from 0")
    #expect(
      try refusal {
        try $0.tap("Second")
        try $0.tap("First")
        try $0.tap("Other")
      } == "“Other” is off-screen, in the tab “Second”")
  }

  @Test func `name what is on top`() throws {
    #expect(
      try refusal {
        try $0.tap("Edit")
        try $0.tap("One")
      } == "“One” is covered by “Edit person”")
    #expect(
      try refusal {
        try $0.tap("Ask")
        try $0.tap("One")
      } == "“One” is covered by a sheet")
    #expect(
      try refusal {
        try $0.tap("More")
        try $0.tap("One")
      } == "“One” is covered by “Details”")
  }

  @Test func `say that there is nothing to leave`() throws {
    #expect(
      try refusal { try $0.back() }
        == "there is nothing to go back to: this is the first screen")
    #expect(
      try refusal { try $0.dismiss() }
        == "there is no sheet and no alert to dismiss")
  }
}

private struct Refuses: View {
  @State private var edits = false
  @State private var asks = false

  var body: some View {
    TabView {
      NavigationStack {
        Button("One") {}
        Button("Save") {}.disabled(true)
        Button("Same") {}
        Button("Same") {}
        Toggle("Sound", isOn: .constant(true))
        Toggle("Light", isOn: .constant(true)).disabled(true)
        TextField("First  name", text: .constant(""))
        Picker("Order", selection: .constant(1)) {
          Text("Up").tag(1)
          Text("Down").tag(2)
        }
        Button("Edit") { edits = true }
          .sheet(isPresented: $edits) {
            Text("edited").navigationTitle("Edit person")
          }
        Button("Ask") { asks = true }
          .sheet(isPresented: $asks) { Text("asked") }
        NavigationLink("More") { Text("more").navigationTitle("Details") }
      }
      .tabItem { Text("First") }
      Button("Other") {}.tabItem { Text("Second") }
    }
  }
}
