import Testing
import TextUI

/// Rules 12 and 16, report 19: what a view's identity is, and when it ends.
@MainActor
@Suite struct `Conformance: identity` {
  // https://developer.apple.com/videos/play/wwdc2021/10022/ 21:40
  @Test func `the branches of an if are two views`() throws {
    let screen = Screen {
      Parent { value in
        if value == 2 { Counter("n") } else { Counter("n") }
      }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\n[n 0]")

    try screen.tap("more 2")
    #expect(screen.text == "[more 3]\n[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 4)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 21:40
  @Test func `one view with other arguments is one view`() throws {
    let screen = Screen {
      Parent { value in Counter(value == 2 ? "two" : "other") }
    }
    try screen.tap("other 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[two 1]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 21:40
  @Test func `the cases of a switch are different views`() throws {
    let screen = Screen { Parent { Cases(number: $0) } }
    try screen.tap("n 0")

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\n[n 0]")

    try screen.tap("n 0")
    try screen.tap("more 2")
    #expect(screen.text == "[more 3]\n[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 5)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 20:08
  @Test func `a view beside one that goes keeps its state`() throws {
    let screen = Screen {
      Parent { value in
        if value == 1 { Text("first") }
        Counter("n")
      }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 1]")
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 23:56
  @Test func `a row keeps its state when the order changes`() throws {
    let screen = Screen {
      Parent { value in
        ForEach(value == 1 ? ["a", "b"] : ["b", "a"], id: \.self) {
          Counter($0)
        }
      }
    }
    try screen.tap("a 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[b 0]\n[a 1]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 33:06
  @Test func `a row by its index keeps the state of the place`() throws {
    let screen = Screen {
      Parent { value in
        let names = value == 1 ? ["a", "b"] : ["b", "a"]
        ForEach(names.indices, id: \.self) { Counter(names[$0]) }
      }
    }
    try screen.tap("a 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[b 1]\n[a 0]")
    #expect(screen.bodyCount(of: Counter.self) == 5)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 33:06
  @Test func `a row whose ID changes is another row`() throws {
    let screen = Screen {
      Parent { value in ForEach([value], id: \.self) { _ in Counter("n") } }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 23:56
  @Test func `a new row at the front leaves the others alone`() throws {
    let screen = Screen {
      Parent { value in
        ForEach((1...(value + 1)).reversed(), id: \.self) {
          Number(number: $0)
        }
      }
    }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\nnumber 3\nnumber 2\nnumber 1")
    #expect(screen.bodyCount(of: Number.self) == 3)
  }

  // https://github.com/kiwix/kiwix-apple/issues/940 (report 19)
  @Test func `rows with one ID are recorded, and shown as the first`() {
    let screen = Screen {
      ForEach([(1, 7), (1, 8), (2, 9)], id: \.0) { Number(number: $0.1) }
    }

    #expect(screen.text == "number 7\nnumber 7\nnumber 9")
    #expect(screen.issues == [.duplicateID("1")])
    #expect(screen.bodyCount(of: Number.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/anyview
  @Test func `an AnyView of the same type keeps the state`() throws {
    let screen = Screen { Parent { _ in AnyView(Counter("n")) } }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 1]")
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/anyview
  @Test func `an AnyView of another type begins anew`() throws {
    let screen = Screen {
      Parent { value in
        value == 2 ? AnyView(Number(number: 2)) : AnyView(Counter("n"))
      }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(screen.text == "[more 3]\n[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/view/id(_:)
  @Test func `an equal ID keeps all state below`() throws {
    let screen = Screen { Parent { value in Counter("n").id(value / 10) } }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 1]")
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/anylayout
  @Test func `another layout keeps the state`() throws {
    let screen = Screen {
      Parent { value in
        let layout =
          value == 1 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Counter("a")
          Counter("b")
        }
      }
    }
    try screen.tap("a 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[a 1] [b 0]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://alfonsoft.dev/a-swiftui-navigation-destination-surprise
  @Test func `a pushed view's state begins with the push`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink(value: 7) { Text("open") }
          .navigationDestination(for: Int.self) { _ in Counter("n") }
      }
    }
    try screen.tap("open")
    try screen.tap("n 0")

    try screen.back()
    try screen.tap("open")

    #expect(screen.text == "[n 0]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }
}

// MARK: - Views

private struct Cases: View {
  let number: Int

  var body: some View {
    switch number {
    case 1: Counter("n")
    case 2: Counter("n")
    default: Counter("n")
    }
  }
}
