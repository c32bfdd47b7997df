import Observation
import Testing
import TextUI

/// Rules 10b and 10c: an observable's properties are read one by one.
@MainActor
@Suite struct `Conformance: observables` {
  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `only bodies that have read a property run again`() {
    let tally = Tally()
    let screen = Screen {
      ReadingPoints(tally: tally)
      ReadingName(tally: tally)
    }

    tally.points = 1

    #expect(screen.text == "points 1\nname")
    #expect(screen.bodyCount(of: ReadingPoints.self) == 2)
    #expect(screen.bodyCount(of: ReadingName.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `a property of another instance is another property`() {
    let tallies = [Tally(), Tally()]
    let screen = Screen {
      ReadingPoints(tally: tallies[0])
      ReadingPoints(tally: tallies[1])
    }

    tallies[1].points = 1

    #expect(screen.text == "points 0\npoints 1")
    #expect(screen.bodyCount(of: ReadingPoints.self) == 3)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 3:47
  @Test func `a computed property counts as what it reads`() {
    let tally = Tally()
    let screen = Screen { ReadingDoubled(tally: tally) }

    tally.name = "x"
    screen.settle()
    #expect(screen.bodyCount(of: ReadingDoubled.self) == 1)

    tally.points = 2
    #expect(screen.text == "doubled 4")
    #expect(screen.bodyCount(of: ReadingDoubled.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2025/306/ 27:05
  @Test func `an element of an array counts as the whole array`() {
    let tally = Tally()
    let screen = Screen { ReadingFirstRow(tally: tally) }

    tally.rows[1] = 9
    screen.settle()

    #expect(screen.bodyCount(of: ReadingFirstRow.self) == 2)
  }

  // https://github.com/swiftlang/swift/pull/78151 (toolchains from 6.3 on;
  // before, an equal write counted)
  @Test func `an equal write does not count`() {
    let tally = Tally()
    let screen = Screen { ReadingPoints(tally: tally) }

    tally.points = 0
    screen.settle()

    #expect(screen.bodyCount(of: ReadingPoints.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `a read in an action is no read of the body`() throws {
    let tally = Tally()
    let screen = Screen { RaisesUnread(tally: tally) }

    try screen.tap("raise")

    #expect(tally.points == 1)
    #expect(screen.bodyCount(of: RaisesUnread.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `only what the last body has read counts`() {
    let tally = Tally()
    let screen = Screen { ReadsNameAtZero(tally: tally) }
    tally.points = 1
    screen.settle()

    tally.name = "x"
    screen.settle()

    #expect(screen.bodyCount(of: ReadsNameAtZero.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `what an earlier body has read does not, whoever ran it`() throws {
    let tally = Tally()
    let screen = Screen { StopsReading(tally: tally) }
    try screen.tap("stop")

    tally.name = "x"
    screen.settle()

    #expect(screen.bodyCount(of: StopsReading.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `what a row's closure reads refreshes the rows`() {
    let tally = Tally()
    let screen = Screen {
      ForEach([1, 2], id: \.self) { Text("\($0): \(tally.points)") }
    }

    tally.points = 5

    #expect(screen.text == "1: 5\n2: 5")
  }

  // https://developer.apple.com/videos/play/wwdc2025/306/ 28:38
  @Test func `a row that reads its own object runs alone`() {
    let tallies = [Tally(), Tally(), Tally()]
    let screen = Screen {
      ForEach([0, 1, 2], id: \.self) { ReadingPoints(tally: tallies[$0]) }
    }

    tallies[1].points = 1
    screen.settle()

    #expect(screen.bodyCount(of: ReadingPoints.self) == 4)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `several writes make one body`() {
    let tally = Tally()
    let screen = Screen { ReadingPoints(tally: tally) }

    tally.points = 1
    tally.points = 2

    #expect(screen.text == "points 2")
    #expect(screen.bodyCount(of: ReadingPoints.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `a write on appearance is seen`() {
    let tally = Tally()
    let screen = Screen {
      ReadingPoints(tally: tally).onAppear { tally.points = 3 }
    }

    #expect(screen.text == "points 3")
    #expect(screen.bodyCount(of: ReadingPoints.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10149/ 2:16
  @Test func `a write from a task wakes the screen`() async throws {
    let tally = Tally()
    let screen = Screen {
      ReadingPoints(tally: tally).task {
        await Task.yield()
        tally.points = 3
      }
    }

    let text = try await screen.text(within: .seconds(300)) { $0 != "points 0" }

    #expect(text == "points 3")
    #expect(screen.bodyCount(of: ReadingPoints.self) == 2)
  }
}

// MARK: - Views

private struct ReadingName: View {
  let tally: Tally

  var body: some View { Text("name \(tally.name)") }
}

private struct ReadingDoubled: View {
  let tally: Tally

  var body: some View { Text("doubled \(tally.doubled)") }
}

private struct ReadingFirstRow: View {
  let tally: Tally

  var body: some View { Text("first \(tally.rows[0])") }
}

private struct RaisesUnread: View {
  let tally: Tally

  var body: some View { Button("raise") { tally.points += 1 } }
}

private struct ReadsNameAtZero: View {
  let tally: Tally

  var body: some View {
    Text(tally.points == 0 ? "name \(tally.name)" : "no name")
  }
}

private struct StopsReading: View {
  @State private var reads = true
  let tally: Tally

  var body: some View {
    Button("stop") { reads = false }
    if reads {
      Text(tally.name)
    }
  }
}
