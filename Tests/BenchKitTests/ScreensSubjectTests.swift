import Foundation
import Model
import Specification
import Testing
import WorkbenchKit

@testable import BenchKit

extension MeasuredScreen: CustomTestStringConvertible {
  public var testDescription: String { title }
}

@MainActor
@Suite struct `The measurement of screens` {
  @Test(arguments: MeasuredScreen.all)
  func `does each action in each pattern`(screen: MeasuredScreen) async throws {
    let comparisons = try await measure(screen, few: 20, many: 60)

    let actions = ["open"] + screen.actions.map(\.name)
    #expect(
      comparisons.map(\.title)
        == Pattern.all.flatMap { pattern in
          actions.flatMap { action in
            Array(
              repeating: "\(screen.title), \(pattern.id): \(action)", count: 4)
          }
        })
    #expect(comparisons.allSatisfy { $0.ratio != nil })
  }

  @Test(arguments: MeasuredScreen.all)
  func `counts the same with more rows`(screen: MeasuredScreen) async throws {
    let comparisons = try await measure(screen, few: 100, many: 150)

    for comparison in comparisons where comparison.unit.isCount {
      #expect(comparison.ratio == 1, "\(comparison.title) \(comparison.unit)")
    }
  }

  @Test func `takes back what it has done`() async throws {
    let folder = try TemporaryFolder()
    let store = try SeededStore(
      MeasuredScreen.roster.rows, count: 5, in: folder.url)

    _ = try await ScreenRaces(
      screen: .roster, pattern: .mvc, few: store, many: store
    ).run(session(folder, BenchOptions(runs: 1)))

    #expect(try store.rows.count(ModelContext(store.open())) == 5)
  }

  @Test func `ends where a screen shows something else`() async throws {
    let wrong = MeasuredScreen(
      id: "", title: "Roster", fixture: .roster,
      rows: MeasuredScreen.roster.rows, due: "No scores yet", actions: [])
    let folder = try TemporaryFolder()
    let store = try SeededStore(wrong.rows, count: 1, in: folder.url)

    let error = await #expect(throws: BenchError.self) {
      try await ScreenRaces(
        screen: wrong, pattern: .mvc, few: store, many: store
      ).run(session(folder, BenchOptions(runs: 1)))
    }

    let text = try #require(error?.description)
    #expect(
      text.hasPrefix(
        """
        1 times “No scores yet” is due, and this is shown:
        Roster
        """))
  }

  @Test func `says which element it looked for in vain`() throws {
    let folder = try TemporaryFolder()
    let store = try SeededStore(
      MeasuredScreen.roster.rows, count: 1, in: folder.url)
    let screen = OpenScreen(
      .init(
        pattern: .mvc, fixture: .roster, store: store,
        container: try store.open()))
    screen.draw()

    let error = #expect(throws: BenchError.self) {
      try screen.focus("Reset")
    }

    let text = try #require(error?.description)
    #expect(text.contains("“Reset”"))
    #expect(text.contains("[Delete last]"))
  }

  private func measure(
    _ screen: MeasuredScreen, few: Int, many: Int
  ) async throws -> [Comparison] {
    let folder = try TemporaryFolder()
    return try await Subject.measureScreens(
      session(folder, BenchOptions(runs: 1, screen: screen.id)), few: few,
      many: many)
  }

  private func session(
    _ folder: TemporaryFolder, _ options: BenchOptions
  ) -> Session {
    Session(
      options: options, progress: .silent, folder: folder.url, executable: nil)
  }
}
