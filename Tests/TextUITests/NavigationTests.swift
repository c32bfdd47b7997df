import Testing
import TextUI

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
