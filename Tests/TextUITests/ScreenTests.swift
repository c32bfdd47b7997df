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

@MainActor
@Suite struct `Navigation` {
  @Test func `a link shows the destination of its value`() throws {
    let screen = Screen { Links() }
    #expect(screen.text == "Root\n────\n› One\n› Two")

    try screen.tap("Two")
    #expect(screen.text == "Page 2\n──────\n[n 0]")

    try screen.back()
    #expect(screen.text == "Root\n────\n› One\n› Two")
  }

  @Test func `a view that is left loses its state`() throws {
    let screen = Screen { Links() }
    try screen.tap("One")
    try screen.tap("n 0")
    #expect(screen.text == "Page 1\n──────\n[n 1]")

    try screen.back()
    try screen.tap("One")

    #expect(screen.text == "Page 1\n──────\n[n 0]")
  }

  @Test func `what is covered can't be pressed`() throws {
    let screen = Screen { Links() }
    try screen.tap("One")

    #expect(throws: ScreenError.covered("Two", by: "Page 1")) {
      try screen.tap("Two")
    }
  }

  @Test func `there is no way back from the root`() {
    let screen = Screen { Links() }

    #expect(throws: ScreenError.nothingToGoBackTo) { try screen.back() }
  }

  @Test func `a value without a destination is recorded`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink(value: "nowhere") { Text("Go") }
      }
    }

    try screen.tap("Go")

    #expect(screen.text == "› Go")
    #expect(screen.issues == [.missingDestination("nowhere")])
  }

  @Test func `a view is shown while its binding is true`() throws {
    let screen = Screen { Presents() }

    try screen.tap("Show")
    #expect(screen.text == "shown")

    try screen.back()
    #expect(screen.text == "[Show]")
  }

  @Test func `a page goes with the view that presents it`() throws {
    let screen = Screen { PresentsForATime() }
    try screen.tap("Show")
    #expect(screen.text == "[Hide]")

    try screen.tap("Hide")

    #expect(screen.text == "nothing")
  }

  @Test func `the root is updated while it is covered`() throws {
    let screen = Screen { Links() }
    try screen.tap("One")

    screen.width = 40
    try screen.back()

    #expect(screen.text == "Root\n────\n› One\n› Two")
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

private struct Links: View {
  var body: some View {
    NavigationStack {
      List([("One", 1), ("Two", 2)], id: \.1) { title, number in
        NavigationLink(value: number) { Text(title) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        Counter("n").navigationTitle("Page \(number)")
      }
    }
  }
}

private struct Presents: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      Button("Show") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { Text("shown") }
    }
  }
}

private struct PresentsForATime: View {
  @State private var isThere = true
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      if isThere {
        Button("Show") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) {
            Button("Hide") { isThere = false }
          }
      } else {
        Text("nothing")
      }
    }
  }
}
