import Observation
import Testing
import TextUI

/// Rules 4d, 4e and 17: objects that reach a view from above.
@MainActor
@Suite struct `Conformance: environment objects` {
  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test func `an object is found by its type, and observed`() {
    let score = Score(3)
    let screen = Screen { Wrapping { FindsScore() }.environmentObject(score) }
    #expect(screen.text == "found 3")

    score.points = 4

    #expect(screen.text == "found 4")
    #expect(screen.bodyCount(of: FindsScore.self) == 2)
    #expect(screen.bodyCount(of: Wrapping<FindsScore>.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)
  @Test func `the nearest object counts`() {
    let screen = Screen {
      VStack {
        FindsScore()
        FindsScore().environmentObject(Score(2))
      }
      .environmentObject(Score(1))
    }

    #expect(screen.text == "found 1\nfound 2")
    #expect(screen.bodyCount(of: FindsScore.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test func `another object is observed in place of the first`() throws {
    let scores = [Score(10), Score(20)]
    let screen = Screen {
      Parent { value in
        FindsScore().environmentObject(scores[value - 1])
      }
    }

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\nfound 20")

    scores[0].points = 11
    screen.settle()
    #expect(screen.bodyCount(of: FindsScore.self) == 2)

    scores[1].points = 21
    #expect(screen.text == "[more 2]\nfound 21")
    #expect(screen.bodyCount(of: FindsScore.self) == 3)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/EnvironmentObject.swift
  // (a device traps at the read)
  @Test func `without the object a line says which one is missing`() throws {
    let screen = Screen { Parent { FindsScore(number: $0) } }
    try screen.tap("more 1")

    #expect(
      screen.text == "[more 2]\nThere is no Score in the environment.")
    #expect(screen.issues == [.missingEnvironmentObject("Score")])
    #expect(screen.bodyCount(of: FindsScore.self) == 0)
  }

  // Ours: a device says nothing of a view that never reads the object.
  @Test func `a view that never reads it is found out, too`() {
    let screen = Screen { DeclaresScore() }

    #expect(screen.issues == [.missingEnvironmentObject("Score")])
    #expect(screen.bodyCount(of: DeclaresScore.self) == 0)
  }

  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test func `a binding to a found object's property writes to it`() throws {
    let score = Score()
    let screen = Screen { EditsScore().environmentObject(score) }

    try screen.type("ab", into: "Name")

    #expect(score.name == "ab")
    #expect(screen.bodyCount(of: EditsScore.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/environment
  @Test func `an observable is found by its type, and read property-wise`() {
    let tally = Tally()
    let screen = Screen { FindsTally().environment(tally) }

    tally.name = "x"
    screen.settle()
    #expect(screen.bodyCount(of: FindsTally.self) == 1)

    tally.points = 1
    #expect(screen.text == "found 1")
    #expect(screen.bodyCount(of: FindsTally.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/environment
  @Test func `without an observable an optional is nil`() throws {
    let tally = Tally()
    let screen = Screen {
      Parent { value in
        MayFindTally().environment(value == 1 ? nil : tally)
      }
      MayFindTally()
    }
    #expect(screen.text == "[more 1]\nnone\nnone")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\npoints 0\nnone")
    #expect(screen.issues == [])
    #expect(screen.bodyCount(of: MayFindTally.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/environment
  @Test func `without an observable anything else is missing`() throws {
    let tally = Tally()
    let screen = Screen {
      Parent { value in
        FindsTally().environment(value == 1 ? nil : tally)
      }
    }
    #expect(
      screen.text == "[more 1]\nThere is no Tally in the environment.")
    #expect(screen.issues == [.missingEnvironmentObject("Tally")])

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\nfound 0")
    #expect(screen.bodyCount(of: FindsTally.self) == 1)
  }

  // https://oleb.net/2020/sheet-environment/
  @Test func `what is presented inherits the objects`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink(value: 7) { Text("open") }
          .navigationDestination(for: Int.self) { _ in FindsScore() }
      }
      .environmentObject(Score(5))
    }

    try screen.tap("open")

    #expect(screen.text == "found 5")
    #expect(screen.bodyCount(of: FindsScore.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/dynamicproperty
  @Test func `a property may find an object for a view`() {
    let screen = Screen {
      UsesDoubled().environmentObject(Score(4))
      UsesDoubled()
    }

    #expect(
      screen.text == "doubled 8\nThere is no Score in the environment.")
    #expect(screen.bodyCount(of: UsesDoubled.self) == 1)
  }
}

// MARK: - Views

struct FindsScore: View {
  @EnvironmentObject private var score: Score
  private let number: Int

  init(number: Int = 0) {
    self.number = number
  }

  var body: some View { Text("found \(score.points)") }
}

private struct DeclaresScore: View {
  @EnvironmentObject private var score: Score

  var body: some View { Text("unread") }
}

private struct EditsScore: View {
  @EnvironmentObject private var score: Score

  var body: some View { TextField("Name", text: $score.name) }
}

private struct FindsTally: View {
  @Environment(Tally.self) private var tally

  var body: some View { Text("found \(tally.points)") }
}

private struct MayFindTally: View {
  @Environment(Tally.self) private var tally: Tally?

  var body: some View {
    Text(tally.map { "points \($0.points)" } ?? "none")
  }
}

@propertyWrapper
private struct Doubled: DynamicProperty {
  @EnvironmentObject private var score: Score
  private(set) var wrappedValue = 0

  mutating func update() {
    wrappedValue = 2 * score.points
  }
}

private struct UsesDoubled: View {
  @Doubled private var points

  var body: some View { Text("doubled \(points)") }
}
