import Testing
import TextUI

/// Rule 1, reports 3 and 4: a state object belongs to an identity.
@MainActor
@Suite struct `Conformance: state objects` {
  // https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
  @Test func `no object is made with the value of a view`() {
    let log = Log()

    _ = Owning(Score(0, log))

    #expect(log.text == "")
  }

  // https://developer.apple.com/videos/play/wwdc2020/10040/ 19:27
  @Test func `the object is made once, just before the first body`() throws {
    let log = Log()
    let screen = Screen { Parent { _ in MadeBeforeBody(log: log) } }

    try screen.tap("more 1")

    #expect(log.text == "made body body")
    #expect(screen.bodyCount(of: MadeBeforeBody.self) == 2)
  }

  // https://gist.github.com/IanKeen/aa7234291c81f9c4a06848fa1ba07bed (report 3)
  @Test func `a later argument has no effect`() throws {
    let log = Log()
    let screen = Screen { Parent { value in Owning(Score(value, log)) } }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[owned 1]")
    #expect(log.text == "made")
    #expect(screen.bodyCount(of: Owning.self) == 1)
  }

  // https://gist.github.com/IanKeen/aa7234291c81f9c4a06848fa1ba07bed (report 3)
  @Test func `another ID makes another object, and new state below`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        VStack {
          Owning(Score(value, log))
          Counter("n")
        }
        .id(value)
      }
    }
    try screen.tap("n 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[owned 2]\n[n 0]")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Owning.self) == 2)
  }

  // https://github.com/AvdLee/SwiftUI-Agent-Skill/pull/7 (report 4)
  @Test func `an object built outside the closure is built each time`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in BuiltOutside(value, log) }
    }

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(log.text == "made made made")
    #expect(screen.text == "[more 3]\npoints 1")
    #expect(screen.bodyCount(of: BuiltOutside.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/stateobject
  @Test func `a view that goes and returns has another object`() throws {
    let log = Log()
    let screen = Screen { Toggled { Owning(Score(0, log)) } }
    try screen.tap("owned 0")

    try screen.tap("hide")
    try screen.tap("show")

    #expect(screen.text == "[hide]\n[owned 0]")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Owning.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/stateobject
  @Test func `one view in two places has two objects`() throws {
    let log = Log()
    let view = Owning(Score(0, log))
    let screen = Screen {
      view
      view
    }

    try screen.tap("owned 0", at: 1)

    #expect(screen.text == "[owned 0]\n[owned 1]")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Owning.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/stateobject
  @Test func `an object is given up with its view`() throws {
    weak var object: Score?
    let screen = Screen {
      Toggled {
        Owning(
          {
            let score = Score()
            object = score
            return score
          }())
      }
    }
    #expect(object != nil)

    try screen.tap("hide")

    #expect(object == nil)
    #expect(screen.bodyCount(of: Owning.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 23:56
  @Test func `a row takes its object with it`() throws {
    let screen = Screen {
      Parent { value in
        ForEach(value == 1 ? [1, 2] : [2, 1], id: \.self) { number in
          Owning(Score(number))
        }
      }
    }
    try screen.tap("owned 1")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[owned 2]\n[owned 2]")
    #expect(screen.bodyCount(of: Owning.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/stateobject
  @Test func `a change refreshes the owner, not its parent`() throws {
    let screen = Screen { Wrapping { Owning(Score()) } }

    try screen.tap("owned 0")

    #expect(screen.text == "[owned 1]")
    #expect(screen.bodyCount(of: Owning.self) == 2)
    #expect(screen.bodyCount(of: Wrapping<Owning>.self) == 1)
  }
}

// MARK: - Views

private struct MadeBeforeBody: View {
  @StateObject private var score: Score
  private let log: Log
  private let action: () -> Void = {}

  init(log: Log) {
    self.log = log
    self._score = StateObject(wrappedValue: Score(0, log))
  }

  var body: some View {
    let _ = log("body")
    Text("\(score.points)")
  }
}

private struct BuiltOutside: View {
  @StateObject private var score: Score

  init(_ points: Int, _ log: Log) {
    let score = Score(points, log)
    self._score = StateObject(wrappedValue: score)
  }

  var body: some View { Text("points \(score.points)") }
}

struct Wrapping<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
