import Testing
import TextUI

/// Rules 3, 10c, 10f–10h, 15a, report 5: what a state is, and who reads it.
@MainActor
@Suite struct `Conformance: state` {
  // https://developer.apple.com/videos/play/wwdc2021/10022/ 20:08
  @Test func `an argument counts only for a new identity`() throws {
    let screen = Screen {
      Parent { value in
        Initial(value, Log())
        Initial(value, Log()).id(value)
      }
    }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\ninitial 1\ninitial 2")
    #expect(screen.bodyCount(of: Initial.self) == 3)
  }

  // https://gist.github.com/couchdeveloper/ebaff1befa9ad2b0210366c4889393b1
  @Test func `an assignment in an initialiser does not reach the state`() {
    let screen = Screen { Wrapping { AssignsInInit(5) } }

    #expect(screen.text == "number 0")
    #expect(screen.issues == [.stateOutsideView("Int")])
    #expect(screen.bodyCount(of: AssignsInInit.self) == 1)
  }

  // https://www.nilcoalescing.com/blog/InitializingObservableClassesWithTheStateMacroInXcode27 (report 5; before Xcode 27: three times)
  @Test func `the initial expression runs once for an identity`() throws {
    let log = Log()
    let screen = Screen { Parent { value in Initial(value, log) } }

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(log.text == "initial")
    #expect(screen.bodyCount(of: Initial.self) == 1)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift
  @Test func `an equal write is dropped`() throws {
    let screen = Screen { Setting(reads: true) }

    try screen.tap("set 0")

    #expect(screen.bodyCount(of: Setting.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2025/306/ 23:12
  @Test func `several writes make one update`() throws {
    let screen = Screen { Setting(reads: true) }

    try screen.tap("set 1 to 5")

    #expect(screen.text.hasSuffix("is 5"))
    #expect(screen.bodyCount(of: Setting.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/State.swift
  @Test func `a state that no body reads refreshes none`() throws {
    let screen = Screen { Setting(reads: false) }

    try screen.tap("set 1 to 5")

    #expect(screen.bodyCount(of: Setting.self) == 1)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift
  @Test func `a body that once read a state goes on depending on it`() throws {
    let screen = Screen { ReadsOnce() }
    try screen.tap("stop")

    try screen.tap("raise")
    try screen.tap("raise")

    #expect(screen.bodyCount(of: ReadsOnce.self) == 4)
  }

  // https://developer.apple.com/documentation/swiftui/state (note)
  @Test func `of an observable object in a state only the reference counts`()
    throws
  {
    let screen = Screen { HoldsObject() }

    try screen.tap("raise")
    #expect(screen.text.hasSuffix("points 0"))
    #expect(screen.bodyCount(of: HoldsObject.self) == 1)

    try screen.tap("replace")
    #expect(screen.text.hasSuffix("points 7"))
    #expect(screen.bodyCount(of: HoldsObject.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/state
  @Test func `one view in two places has two states`() throws {
    let view = Counter("n")
    let screen = Screen {
      view
      view
    }

    try screen.tap("n 0", at: 1)

    #expect(screen.text == "[n 0]\n[n 1]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/state
  @Test func `a child keeps its state when the parent is updated`() throws {
    let screen = Screen { Parent { value in Counter("n \(value)") } }
    try screen.tap("n 1 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n 2 1]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift
  @Test func `a write in a body is dropped and recorded`() {
    let screen = Screen { WritesState() }

    #expect(screen.text == "number 0")
    #expect(screen.issues == [.stateChangedDuringUpdate("Int")])
    #expect(screen.bodyCount(of: WritesState.self) == 1)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift
  @Test func `a write of a child's body to its parent is dropped, too`() {
    let screen = Screen { Passing { WritesBinding(number: $0) } }

    #expect(screen.text == "number 0")
    #expect(screen.issues == [.stateChangedDuringUpdate("Int")])
    #expect(screen.bodyCount(of: WritesBinding.self) == 1)
  }
}

// MARK: - Views

private struct Initial: View {
  @State private var number: Int

  init(_ number: Int, _ log: Log) {
    self._number = State(
      initialValue: {
        log("initial")
        return number
      }())
  }

  var body: some View { Text("initial \(number)") }
}

private struct AssignsInInit: View {
  @State private var number = 0

  init(_ number: Int) {
    self.number = number
  }

  var body: some View { Text("number \(number)") }
}

private struct Setting: View {
  @State private var number = 0
  let reads: Bool

  var body: some View {
    Button("set 0") { number = 0 }
    Button("set 1 to 5") { for value in 1...5 { number = value } }
    Text(reads ? "is \(number)" : "unread")
  }
}

private struct ReadsOnce: View {
  @State private var number = 0
  @State private var reads = true

  var body: some View {
    Button("stop") { reads = false }
    Button("raise") { number += 1 }
    if reads {
      Text("\(number)")
    }
  }
}

private struct HoldsObject: View {
  @State private var score = Score()

  var body: some View {
    Button("raise") { score.points += 1 }
    Button("replace") { score = Score(7) }
    Text("points \(score.points)")
  }
}

private struct WritesState: View {
  @State private var number = 0

  var body: some View {
    let _ = { number = 1 }()
    Text("number \(number)")
  }
}

private struct Passing<Content: View>: View {
  @State private var number = 0
  @ViewBuilder let content: (Binding<Int>) -> Content

  var body: some View { content($number) }
}

private struct WritesBinding: View {
  @Binding var number: Int

  var body: some View {
    let _ = { number = 1 }()
    Text("number \(number)")
  }
}
