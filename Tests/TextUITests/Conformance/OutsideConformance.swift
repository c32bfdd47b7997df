import Testing
import TextUI

/// Rule 4: what the wrappers do outside an installed view.
@MainActor
@Suite struct `Conformance: outside a view` {
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/Environment.swift
  @Test func `an environment value is the default, and recorded`() throws {
    let screen = Screen { Pressing { _ = Outside(Log()).isEnabled } }

    try screen.tap("press")

    #expect(screen.issues == [.environmentOutsideView("Environment<Bool>")])
    #expect(screen.bodyCount(of: Outside.self) == 0)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Combine/StateObject.swift
  @Test func `a state object is another one at each read, and recorded`() throws
  {
    let log = Log()
    let screen = Screen {
      Pressing {
        let view = Outside(log)
        _ = view.score
        _ = view.score
      }
    }

    try screen.tap("press")

    #expect(log.text == "made made")
    #expect(
      screen.issues == [
        .stateObjectOutsideView("Score"), .stateObjectOutsideView("Score"),
      ])
    #expect(screen.bodyCount(of: Outside.self) == 0)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/State.swift
  // (a device is silent about the write)
  @Test func `a state keeps its initial value; a write is recorded`() throws {
    let view = Outside(Log())
    let screen = Screen {
      Pressing {
        _ = view.number
        view.number = 2
      }
    }

    try screen.tap("press")

    #expect(view.number == 1)
    #expect(screen.issues == [.stateOutsideView("Int")])
    #expect(screen.bodyCount(of: Outside.self) == 0)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/State.swift
  @Test func `a binding of a state is a constant, and recorded`() throws {
    let view = Outside(Log())
    let screen = Screen { Pressing { view.$number.wrappedValue = 2 } }

    try screen.tap("press")

    #expect(view.number == 1)
    #expect(screen.issues == [.stateOutsideView("Int")])
    #expect(screen.bodyCount(of: Outside.self) == 0)
  }

  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test func `a view whose object is never read outside does not trap`() {
    let view = FindsScore()

    let screen = Screen { view.environmentObject(Score(1)) }

    #expect(screen.text == "found 1")
    #expect(screen.bodyCount(of: FindsScore.self) == 1)
  }
}

// MARK: - Views

private struct Outside: View {
  @State var number = 1
  @StateObject var score: Score
  @Environment(\.isEnabled) var isEnabled

  init(_ log: Log) {
    self._score = StateObject(wrappedValue: Score(0, log))
  }

  var body: some View { Text("\(number)") }
}

private struct Pressing: View {
  let action: () -> Void

  var body: some View { Button("press", action: action) }
}
