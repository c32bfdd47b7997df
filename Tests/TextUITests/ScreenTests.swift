import Testing
import TextUI

@MainActor
@Suite struct `Screens` {
  @Test func `a label that is not there is refused with what is`() {
    let screen = Screen {
      Button("One") {}
      Button("Two") {}.disabled(true)
    }

    #expect(throws: ScreenError.notFound("Three", candidates: ["One"])) {
      try screen.tap("Three")
    }
  }

  @Test func `a disabled button is refused, and nothing happens`() throws {
    var presses = 0
    let screen = Screen { Button("One") { presses += 1 }.disabled(true) }

    #expect(throws: ScreenError.disabled("One")) { try screen.tap("One") }
    #expect(presses == 0)
  }

  @Test func `an inner view can't enable what an outer one disables`() {
    let screen = Screen {
      Group { Button("One") {}.disabled(false) }.disabled(true)
    }

    #expect(throws: ScreenError.disabled("One")) { try screen.tap("One") }
  }

  @Test func `equal labels need an index`() throws {
    var pressed: [Int] = []
    let screen = Screen {
      ForEach([1, 2], id: \.self) { number in
        Button("Same") { pressed.append(number) }
      }
    }

    #expect(throws: ScreenError.ambiguous("Same", count: 2)) {
      try screen.tap("Same")
    }
    #expect(throws: ScreenError.noSuchIndex("Same", index: 2, count: 2)) {
      try screen.tap("Same", at: 2)
    }
    try screen.tap("Same", at: 1)

    #expect(pressed == [2])
  }

  @Test func `runs of blanks in a label count as one`() throws {
    var presses = 0
    let screen = Screen {
      Button {
        presses += 1
      } label: {
        HStack {
          Text("3").frame(width: 4)
          Text("김다인")
        }
      }
    }

    try screen.tap("3  김다인")

    #expect(presses == 1)
  }

  @Test func `an accessibility label is the name of a view`() throws {
    var presses = 0
    let screen = Screen {
      Button("×") { presses += 1 }.accessibilityLabel("Close")
    }

    try screen.tap("Close")

    #expect(presses == 1)
  }

  @Test func `an option is picked`() throws {
    let screen = Screen { PicksSize() }

    try screen.pick("Large", in: "Size")

    #expect(screen.text == "Size: ( ) Small (•) Large\nLarge")
  }

  @Test func `a picker that is not there is refused with what is`() {
    let screen = Screen { PicksSize() }

    #expect(throws: ScreenError.notFound("Length", candidates: ["Size"])) {
      try screen.pick("Large", in: "Length")
    }
  }

  @Test func `a selection without an option is recorded`() {
    let screen = Screen {
      Picker("Size", selection: .constant("Huge")) {
        Text("Small").tag("Small")
      }
    }

    #expect(screen.text == "Size: ( ) Small")
    #expect(screen.issues == [.selectionWithoutTag("Huge")])
  }

  @Test func `a text is typed and cleared`() throws {
    let screen = Screen { Types() }

    try screen.type("한글", into: "Name")
    #expect(screen.text == "Name: [한글                ]\n2 characters")

    try screen.clear("Name")
    #expect(screen.text == "Name: [                    ]\n0 characters")
  }
}

// MARK: - Views

private struct PicksSize: View {
  @State private var size = "Small"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
    }
    Text(size)
  }
}

private struct Types: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("\(name.count) characters")
  }
}
