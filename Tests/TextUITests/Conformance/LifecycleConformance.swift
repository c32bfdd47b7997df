import Testing
import TextUI

/// Rule 11: when views appear, change and disappear, and in which order.
@MainActor
@Suite struct `Conformance: life cycle` {
  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  @Test func `what onAppear writes is in the first frame`() {
    let screen = Screen { LoadsOnAppear() }

    #expect(screen.text == "loaded")
    #expect(screen.bodyCount(of: LoadsOnAppear.self) == 2)
  }

  // https://android.benigumo.com/20240328/onappear-onchange-task
  @Test func `children appear before their parents`() {
    let log = Log()
    let screen = Screen {
      VStack {
        VStack { Number(number: 1).onAppear { log("grandchild") } }
          .onAppear { log("child") }
      }
      .onAppear { log("parent") }
    }

    #expect(log.text == "grandchild child parent")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://android.benigumo.com/20240328/onappear-onchange-task
  @Test func `modifiers of one view run in written order`() {
    let log = Log()
    let screen = Screen {
      Number(number: 1)
        .onAppear { log("1") }
        .onChange(of: 0, initial: true) { log("2") }
        .onAppear { log("3") }
        .onChange(of: 0, initial: true) { log("4") }
    }

    #expect(log.text == "1 2 3 4")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  @Test func `an update of the parent is no appearance`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in Number(number: value).onAppear { log("appear") } }
    }

    try screen.tap("more 1")

    #expect(log.text == "appear")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  @Test func `a view that goes disappears, and appears when it is back`()
    throws
  {
    let log = Log()
    let screen = Screen {
      Toggled {
        Number(number: 1)
          .onAppear { log("appear") }.onDisappear { log("disappear") }
      }
    }

    try screen.tap("hide")
    #expect(log.text == "appear disappear")

    try screen.tap("show")
    #expect(log.text == "appear disappear appear")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/AppearanceActionModifierCompatibilityTests.swift
  @Test func `with another ID the old view goes before the new one comes`()
    throws
  {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: value)
          .onAppear { log("A\(value)") }.onDisappear { log("D\(value)") }
          .id(value)
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "A1 D1 A2")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/View/IDViewCompatibilityTests.swift
  @Test func `modifiers outside an ID don't fire when it changes`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: value).id(value)
          .onAppear { log("appear") }.onDisappear { log("disappear") }
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "appear")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // Ours: no source says in which order rows and children disappear.
  @Test func `rows disappear in order, children first`() throws {
    let log = Log()
    let screen = Screen {
      Toggled {
        ForEach(1..<5, id: \.self) { number in
          Number(number: number).onDisappear { log("\(number)") }
        }
        .onDisappear { log("all") }
      }
    }

    try screen.tap("hide")

    #expect(log.text == "1 2 3 4 all")
    #expect(screen.bodyCount(of: Number.self) == 4)
  }

  // Ours: no source says in which order rows disappear.
  @Test func `rows that the data has lost disappear in their order`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        ForEach(value == 1 ? [1, 2, 3, 4, 5] : [4], id: \.self) { number in
          Number(number: number).onDisappear { log("\(number)") }
        }
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "1 2 3 5")
    #expect(screen.bodyCount(of: Number.self) == 5)
  }

  // https://developer.apple.com/documentation/swiftui/foreach
  @Test func `of many rows only those appear and go that are new and gone`()
    throws
  {
    let log = Log()
    let screen = Screen {
      Parent { value in
        ForEach(value..<(value + 3), id: \.self) { number in
          Number(number: number)
            .onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
        }
      }
    }
    #expect(log.text == "+1 +2 +3")

    try screen.tap("more 1")

    #expect(log.text == "+1 +2 +3 -1 +4")
    #expect(screen.bodyCount(of: Number.self) == 4)
  }

  // https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
  @Test func `a covered root disappears, keeps its state and appears again`()
    throws
  {
    let log = Log()
    let screen = Screen {
      NavigationStack {
        VStack {
          Counter("n")
          NavigationLink(value: 7) { Text("open") }
        }
        .navigationDestination(for: Int.self) { value in
          Number(number: value)
            .onAppear { log("+pushed") }.onDisappear { log("-pushed") }
        }
        .onAppear { log("+root") }.onDisappear { log("-root") }
      }
    }
    try screen.tap("n 0")

    try screen.tap("open")
    #expect(log.text == "+root +pushed -root")

    try screen.back()
    #expect(log.text == "+root +pushed -root -pushed +root")
    #expect(screen.text.hasPrefix("[n 1]"))
    #expect(screen.bodyCount(of: Counter.self) == 2)
  }
}

// MARK: - Views

private struct LoadsOnAppear: View {
  @State private var text = "empty"

  var body: some View { Text(text).onAppear { text = "loaded" } }
}
