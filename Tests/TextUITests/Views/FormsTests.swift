import Testing

@testable import TextUI

/// The forms in which SwiftUI lets views and modifiers be written.
@MainActor
@Suite struct `Forms of views` {
  /// Source: [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
  @Test func `what is available is asked in a builder`() {
    let screen = Screen {
      if #available(macOS 15, *) {
        Text("new")
      } else {
        Text("old")
      }
      if #available(macOS 15, *) {
        Text("here, too")
      }
    }

    #expect(screen.text == "new\nhere, too")
  }

  @Test func `a builder takes many children, and none`() {
    let screen = Screen {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        VStack {}
      }
    }

    #expect(screen.text == (1...11).map(String.init).joined(separator: "\n"))
  }

  /// Source: [VStack](https://developer.apple.com/documentation/swiftui/vstack),
  /// [HStack](https://developer.apple.com/documentation/swiftui/hstack).
  @Test func `stacks align their views as they are told`() {
    let screen = Screen {
      HStack {
        VStack(alignment: .trailing) { Lines() }
        VStack(alignment: .center) { Lines() }
      }
      HStack(alignment: .bottom) {
        VStack { Lines() }
        Text("end")
      }
      HStack(alignment: .center) {
        VStack { Lines() }
        Text("middle")
      }
    }

    #expect(
      screen.text == """
            a   a
          bcd  bcd
        efghi efghi
        a
        bcd
        efghi end
        a
        bcd   middle
        efghi
        """)
  }

  @Test(arguments: [
    (Edge.Set.leading, "  x|"), (.trailing, "x  |"), (.horizontal, "  x  |"),
    (.top, "\n\nx"), (.vertical, "\n\nx"), (.bottom, "x"),
  ])
  func `padding is on the edges that are named`(
    edges: Edge.Set, text: String
  ) {
    let screen = Screen {
      HStack(spacing: 0) {
        Text("x").padding(edges, 2)
        if text.hasSuffix("|") {
          Text("|")
        }
      }
    }

    #expect(screen.text == text)
  }

  /// Source: [picker](https://developer.apple.com/documentation/swiftui/picker),
  /// [toggle](https://developer.apple.com/documentation/swiftui/toggle).
  @Test func `a control's label may be views`() {
    let screen = Screen {
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        Text("Number")
      }
      Toggle(isOn: .constant(true)) {
        HStack {
          Text("Repeat")
          Text("all")
        }
      }
    }

    #expect(screen.text == "Number: (•) One\n[x] Repeat all")
  }

  /// Source: [ContentUnavailableView](https://developer.apple.com/documentation/swiftui/contentunavailableview).
  @Test func `nothing to show may offer what to do`() throws {
    var taps = 0
    let screen = Screen {
      ContentUnavailableView {
        Label("No songs", systemImage: "music.note")
      } description: {
        Text("Add one.")
      } actions: {
        Button("Add") { taps += 1 }
      }
    }
    #expect(screen.text == "  No songs\n  Add one.\n  [Add]")

    try screen.tap("Add")

    #expect(taps == 1)
  }

  /// Source: [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup);
  /// that a terminal shows the first scene is ours.
  @Test func `of several windows the first is shown`() {
    let screen = Screen(app: TwoWindows())

    #expect(screen.text == "first")
  }

  /// Source: [withAnimation(_:_:)](https://developer.apple.com/documentation/swiftui/withanimation(_:_:)).
  @Test func `an animation runs its closure and gives its result`() {
    #expect(withAnimation(.easeIn) { 7 } == 7)
    #expect(throws: ScreenError.nothingToGoBackTo) {
      try withAnimation { throw ScreenError.nothingToGoBackTo }
    }
  }

  /// Source: [transformEnvironment(_:transform:)](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)).
  @Test func `a value of the environment may be made of the one above`()
    throws
  {
    let screen = Screen {
      Button("Press") {}
        .transformEnvironment(\.isEnabled) { $0.toggle() }
        .transformEnvironment(\.isEnabled) { $0.toggle() }
    }

    try screen.tap("Press")

    #expect(screen.text == "[Press]")
  }

  @Test func `bold and dim are styles of the whole line`() {
    let host = ViewHost(
      width: 20,
      content: VStack {
        Text("loud").bold()
        Text("quiet").dim()
      })
    host.settle()

    #expect(
      host.lines() == [
        Line("loud").styled(.bold), Line("quiet").styled(.dim),
      ])
  }
}

private struct Lines: View {
  var body: some View {
    Text("a")
    Text("bcd")
    Text("efghi")
  }
}

private struct TwoWindows: App {
  var body: some Scene {
    WindowGroup("One") { Text("first") }
    WindowGroup("Two") { Text("second") }
  }
}
