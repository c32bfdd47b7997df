import Testing
import TextUI

/// Rules 11d and 11e: what runs when a value has changed.
@MainActor
@Suite struct `Conformance: changes` {
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift
  @Test func `a change is told once an update, with the old and the new`() {
    let log = Log()
    let score = Score()
    let screen = Screen {
      Watching(score: score) { log("\($0)→\($1)") }
    }

    score.points = 1
    score.points = 2
    screen.settle()

    #expect(log.text == "0→2")
    #expect(screen.bodyCount(of: Watching.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift
  @Test func `an equal value is no change, though the body runs`() {
    let log = Log()
    let score = Score()
    let screen = Screen {
      Watching(score: score) { log("\($0)→\($1)") }
    }

    score.name = "x"
    screen.settle()

    #expect(log.text == "")
    #expect(screen.bodyCount(of: Watching.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
  @Test func `the form without parameters reads the new state`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: value).onChange(of: value) { log("now \(value)") }
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "now 2")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  @Test func `the action is the one of the new body`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: 0).onChange(of: value) { log("\($0) \($1) \(value)") }
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "1 2 2")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
  @Test func `the deprecated form runs the action of the old body`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: 0).onChange(of: value) { new in log("\(new) \(value)") }
      }
    }

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(log.text == "2 1 3 2")
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/ValueActionModifierCompatibilityTests.swift
  @Test func `an initial call has the value twice; onAppear's change follows`()
    throws
  {
    let log = Log()
    let score = Score()
    let screen = Screen {
      Watching(score: score, isInitial: true, appear: { score.points = 1 }) {
        log("\($0),\($1)")
      }
    }

    score.points = 2
    screen.settle()

    #expect(log.text == "0,0 0,1 1,2")
    #expect(screen.bodyCount(of: Watching.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  @Test func `without initial the first value is no change`() {
    let log = Log()

    let screen = Screen {
      Watching(score: Score(3)) { log("\($0),\($1)") }
    }

    #expect(log.text == "")
    #expect(screen.bodyCount(of: Watching.self) == 1)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift
  @Test func `what an action writes is for another pass`() {
    let log = Log()
    let score = Score()
    let screen = Screen {
      Watching(score: score) { old, new in
        log("\(old)→\(new)")
        score.points = min(new + 1, 3)
      }
    }

    score.points = 1
    screen.settle()

    #expect(log.text == "0→1 1→2 2→3")
    #expect(screen.text == "watched 3")
    #expect(screen.bodyCount(of: Watching.self) == 5)
    #expect(screen.issues == [])
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift
  @Test func `an action that changes its own value for ever is stopped`() {
    let score = Score()
    let screen = Screen {
      Watching(score: score) { _, new in score.points = new + 1 }
    }

    score.points = 1
    screen.settle()

    #expect(screen.issues == [.endlessUpdate(passes: 100)])
    #expect(screen.bodyCount(of: Watching.self) == 101)
  }

  // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  @Test func `a new identity has seen no value yet`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        Number(number: 0).onChange(of: value) { log("\($0),\($1)") }.id(value)
      }
    }

    try screen.tap("more 1")

    #expect(log.text == "")
    #expect(screen.bodyCount(of: Number.self) == 2)
  }
}

// MARK: - Views

private struct Watching: View {
  @ObservedObject var score: Score
  var isInitial = false
  var appear: () -> Void = {}
  let action: (Int, Int) -> Void

  var body: some View {
    Text("watched \(score.points)")
      .onChange(of: score.points, initial: isInitial, action)
      .onAppear(perform: appear)
  }
}
