import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Home screen` {
  private let container: ModelContainer
  private let screen: HomeScreen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = HomeScreen(
      modelContext: container.mainContext, catalog: BundledCatalog())
  }

  @Test func `the chosen screen opens`() throws {
    screen.destinationTapped(
      .player(Player(name: "OH SEUNGUN", age: 28), .twoYears))

    guard case .player(let child)? = screen.child else {
      Issue.record("the child is \(String(describing: screen.child))")
      return
    }
    #expect(child.player.name == "OH SEUNGUN")
  }

  @Test func `a screen opens fresh each time`() throws {
    screen.destinationTapped(.roster)
    try roster().order = .name
    screen.isChildPresented = false

    screen.destinationTapped(.roster)

    #expect(try roster().order == .time)
  }

  @Test func `back lets go of what was open`() {
    screen.destinationTapped(.roster)
    #expect(container.mainContext.observerCount == 2)

    screen.isChildPresented = false

    #expect(container.mainContext.observerCount == 0)
  }

  private func roster() throws -> RosterScreen {
    guard case .roster(let child)? = screen.child else {
      throw NoRoster()
    }
    return child
  }

  private struct NoRoster: Error {}
}
