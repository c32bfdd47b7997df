import Testing
import TextUI

/// Rules 10a, 10c, 15b and 23, reports 6–9: objects that announce changes.
@MainActor
@Suite struct `Conformance: publishing` {
  // https://github.com/znat/parrotflow/issues/184 (report 6)
  @Test func `a property that nobody reads refreshes all who observe`() {
    let score = Score()
    let screen = Screen { Observing(score: score) }

    for index in 1...100 {
      score.name = "\(index)"
      screen.settle()
    }

    #expect(screen.bodyCount(of: Observing.self) == 101)
  }

  // https://github.com/znat/parrotflow/issues/184 (report 6)
  @Test func `with an observable it refreshes none`() {
    let tally = Tally()
    let screen = Screen { ReadingPoints(tally: tally) }

    for index in 1...100 {
      tally.name = "\(index)"
      screen.settle()
    }

    #expect(screen.bodyCount(of: ReadingPoints.self) == 1)
  }

  // https://github.com/jazzyalex/agent-sessions/pull/30 (report 7)
  @Test func `an object in a let is not observed`() {
    let score = Score()
    let screen = Screen { Holding(score: score) }

    score.points = 1

    #expect(screen.text == "held 0")
    #expect(screen.bodyCount(of: Holding.self) == 1)
  }

  // https://github.com/larspohlmann/markdownobserver/issues/167 (report 8)
  @Test func `an object at the root refreshes every sibling`() {
    let score = Score()
    let screen = Screen { Root(score: score) }

    score.points = 1

    #expect(screen.text == "held 1\nsibling 1")
    #expect(screen.bodyCount(of: Root.self) == 2)
    #expect(screen.bodyCount(of: Sibling.self) == 2)
  }

  // https://github.com/larspohlmann/markdownobserver/issues/167 (report 8)
  @Test func `an object in a child leaves the siblings alone`() {
    let score = Score()
    let screen = Screen {
      Observing(score: score)
      Sibling(points: 0, action: {})
    }

    score.points = 1
    screen.settle()

    #expect(screen.bodyCount(of: Observing.self) == 2)
    #expect(screen.bodyCount(of: Sibling.self) == 1)
  }

  // https://github.com/TableProApp/TablePro/pull/2944 (report 9)
  @Test func `an object in a published property is not followed`() {
    let score = Score()
    score.inner = Score(1)
    let screen = Screen { Outer(score: score) }

    score.inner?.points = 2
    #expect(screen.text == "inner 1")

    score.name = "x"
    #expect(screen.text == "inner 2")
    #expect(screen.bodyCount(of: Outer.self) == 2)
  }

  // https://github.com/TableProApp/TablePro/pull/2944 (report 9)
  @Test func `a relay makes it followed`() {
    let relay = Relay()
    let screen = Screen { OuterRelay(relay: relay) }

    relay.raise()

    #expect(screen.text == "inner 1")
    #expect(screen.bodyCount(of: OuterRelay.self) == 2)
  }

  // https://github.com/TableProApp/TablePro/pull/2944 (report 9)
  @Test func `an observable in a published property is followed`() {
    let owner = OwnsTally()
    let screen = Screen { OuterTally(owner: owner) }

    owner.tally.points = 2

    #expect(screen.text == "inner 2")
    #expect(screen.bodyCount(of: OuterTally.self) == 2)
  }

  // https://developer.apple.com/documentation/combine/published
  @Test func `an equal write is announced`() {
    let score = Score()
    let screen = Screen { Observing(score: score) }

    score.points = 0
    screen.settle()

    #expect(screen.bodyCount(of: Observing.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2020/10040/ 16:20
  @Test func `several writes make one body, which sees the last`() {
    let score = Score()
    let screen = Screen { Observing(score: score) }

    score.points = 1
    score.name = "x"
    score.points = 2

    #expect(screen.text == "[observed 2]")
    #expect(screen.bodyCount(of: Observing.self) == 2)
  }

  // https://developer.apple.com/documentation/combine/observableobject
  @Test func `an announcement by hand refreshes`() {
    let score = Score()
    let screen = Screen { Observing(score: score) }

    score.objectWillChange.send()
    screen.settle()

    #expect(screen.bodyCount(of: Observing.self) == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Combine/AttributeInvalidatingSubscriber.swift
  @Test func `what a body publishes is kept, and shown in a later pass`() {
    let score = Score()
    let screen = Screen {
      Observing(score: score)
      PublishesOnce(score: score)
    }

    #expect(screen.issues == [.publishedDuringUpdate("Score")])
    #expect(screen.text == "[observed 1]\n1")
    #expect(screen.bodyCount(of: Observing.self) == 2)
    #expect(screen.bodyCount(of: PublishesOnce.self) == 2)
  }

  // https://developer.apple.com/documentation/combine/published
  @Test func `a property of a subclass is announced, too`() {
    let score = NamedScore()
    let screen = Screen { ObservesNamed(score: score) }

    score.title = "x"
    score.points = 1

    #expect(screen.text == "x 1")
    #expect(screen.bodyCount(of: ObservesNamed.self) == 2)
  }
}

// MARK: - Objects and views

private class BaseScore: ObservableObject {
  @Published var points = 0
}

private final class NamedScore: BaseScore {
  @Published var title = ""
}

private struct ObservesNamed: View {
  @ObservedObject var score: NamedScore

  var body: some View { Text("\(score.title) \(score.points)") }
}

private final class Relay: ObservableObject {
  private let inner = Score()

  var points: Int { inner.points }

  func raise() {
    objectWillChange.send()
    inner.points += 1
  }
}

private final class OwnsTally: ObservableObject {
  @Published var tally = Tally()
}

private struct Root: View {
  @ObservedObject var score: Score

  var body: some View {
    Holding(score: score).id(score.points)
    Sibling(points: score.points, action: {})
  }
}

private struct Sibling: View {
  let points: Int
  let action: () -> Void

  var body: some View { Text("sibling \(points)") }
}

private struct Outer: View {
  @ObservedObject var score: Score

  var body: some View { Text("inner \(score.inner?.points ?? 0)") }
}

private struct OuterRelay: View {
  @ObservedObject var relay: Relay

  var body: some View { Text("inner \(relay.points)") }
}

private struct OuterTally: View {
  @ObservedObject var owner: OwnsTally

  var body: some View { Text("inner \(owner.tally.points)") }
}

private struct PublishesOnce: View {
  @ObservedObject var score: Score

  var body: some View {
    let _ = {
      if score.points == 0 { score.points = 1 }
    }()
    Text("\(score.points)")
  }
}
