import Testing
import TextUI

/// Rules 2 and 22, reports 1 and 2: an observed object is someone else's.
@MainActor
@Suite struct `Conformance: observed objects` {
  // https://github.com/nalexn/clean-architecture-swiftui/issues/50 (report 1)
  @Test func `an object made inline is new at each update of the parent`()
    throws
  {
    let log = Log()
    let screen = Screen { Parent { _ in Observing(score: Score(0, log)) } }
    try screen.tap("observed 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[observed 0]")
    #expect(log.text == "made made")
    #expect(screen.bodyCount(of: Observing.self) == 3)
  }

  // https://github.com/nalexn/clean-architecture-swiftui/issues/50 (report 1)
  @Test func `a state object in its place keeps what it has loaded`() throws {
    let log = Log()
    let screen = Screen { Parent { _ in Owning(Score(0, log)) } }
    try screen.tap("owned 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[owned 1]")
    #expect(log.text == "made")
    #expect(screen.bodyCount(of: Owning.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Combine/ObservedObject.swift
  @Test func `the view's own refresh makes no other object`() throws {
    let log = Log()
    let screen = Screen { Observing(score: Score(0, log)) }

    try screen.tap("observed 0")

    #expect(screen.text == "[observed 1]")
    #expect(log.text == "made")
    #expect(screen.bodyCount(of: Observing.self) == 2)
  }

  // https://github.com/touchlab/KaMPKit/pull/250 (report 2)
  @Test func `what is loaded on appearance is lost with an inline object`()
    throws
  {
    let screen = Screen { Parent { _ in LoadsObserved() } }
    #expect(screen.text == "[more 1]\npoints 9")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\npoints 0")
    #expect(screen.bodyCount(of: LoadsObserved.self) == 3)
  }

  // https://github.com/touchlab/KaMPKit/pull/250 (report 2)
  @Test func `what is loaded on appearance stays in a state object`() throws {
    let screen = Screen { Parent { _ in LoadsOwned() } }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\npoints 9")
    #expect(screen.bodyCount(of: LoadsOwned.self) == 2)
  }

  // https://gist.github.com/mjm/018c3458c84a3306f952ddc49c9e672e
  @Test func `another object takes the place of the first`() throws {
    let scores = [Score(10), Score(20)]
    let screen = Screen {
      Parent { value in Observing(score: scores[value - 1]) }
    }

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\n[observed 20]")

    scores[1].points = 21
    #expect(screen.text == "[more 2]\n[observed 21]")

    scores[0].points = 11
    screen.settle()
    #expect(screen.bodyCount(of: Observing.self) == 3)
  }

  // https://gist.github.com/mjm/018c3458c84a3306f952ddc49c9e672e
  @Test func `a state object keeps the first`() throws {
    let scores = [Score(10), Score(20)]
    let screen = Screen {
      Parent { value in Owning(scores[value - 1]) }
    }

    try screen.tap("more 1")
    scores[1].points = 21

    #expect(screen.text == "[more 2]\n[owned 10]")
    #expect(screen.bodyCount(of: Owning.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject/wrappedvalue
  @Test func `an initialiser may set the object`() {
    let screen = Screen { SetsObserved(Score(4)) }

    #expect(screen.text == "set 4")
    #expect(screen.bodyCount(of: SetsObserved.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject
  @Test func `the same object is the same input`() throws {
    let score = Score()
    let screen = Screen { Parent { _ in Observing(score: score) } }

    try screen.tap("more 1")

    #expect(screen.bodyCount(of: Observing.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject
  @Test func `all who observe an object are refreshed`() throws {
    let score = Score()
    let screen = Screen {
      Observing(score: score)
      Observing(score: score)
    }

    try screen.tap("observed 0", at: 0)

    #expect(screen.text == "[observed 1]\n[observed 1]")
    #expect(screen.bodyCount(of: Observing.self) == 4)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject
  @Test func `one who observes an object twice is refreshed once`() {
    let score = Score()
    let screen = Screen { ObservesTwice(one: score, other: score) }

    score.points = 1

    #expect(screen.text == "1 1")
    #expect(screen.bodyCount(of: ObservesTwice.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject
  @Test func `a view that is gone observes nothing`() throws {
    let score = Score()
    let count = ObservableObjectPublisher.subscriptionCount
    let screen = Screen { Toggled { Observing(score: score) } }
    #expect(ObservableObjectPublisher.subscriptionCount == count + 1)

    try screen.tap("hide")
    score.points = 1
    screen.settle()

    #expect(ObservableObjectPublisher.subscriptionCount == count)
    #expect(screen.bodyCount(of: Observing.self) == 1)
  }
}

// MARK: - Views

private struct LoadsObserved: View {
  @ObservedObject private var score = Score()

  var body: some View {
    Text("points \(score.points)").onAppear { score.points = 9 }
  }
}

private struct LoadsOwned: View {
  @StateObject private var score = Score()

  var body: some View {
    Text("points \(score.points)").onAppear { score.points = 9 }
  }
}

private struct SetsObserved: View {
  @ObservedObject private var score: Score

  init(_ score: Score) {
    self.score = score
  }

  var body: some View { Text("set \(score.points)") }
}

private struct ObservesTwice: View {
  @ObservedObject var one: Score
  @ObservedObject var other: Score

  var body: some View { Text("\(one.points) \(other.points)") }
}
