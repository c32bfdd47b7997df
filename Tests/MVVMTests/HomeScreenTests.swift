import Model
import Testing
import TextUI

@testable import MVVM

/// A view model is tested alone: what it makes is what a view opens.
///
/// Which screen opens is the view's to say, so that is tested with it.
@MainActor
@Suite struct `Home screen` {
  private let container: ModelContainer
  private let viewModel: StoreHomeViewModel

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    viewModel = StoreHomeViewModel(
      modelContext: container.mainContext, catalog: BundledCatalog())
  }

  @Test func `the chosen screen opens`() throws {
    let screen = Screen { HomeScreen(viewModel: viewModel) }

    try screen.tap("Player: OH SEUNGUN")

    #expect(screen.text.contains("Name: OH SEUNGUN"))
  }

  @Test func `a screen opens fresh each time`() {
    viewModel.roster().order = .name

    #expect(viewModel.roster().order == .time)
  }

  @Test func `back lets go of what was open`() {
    var open: ObservingRosterViewModel? = viewModel.roster()
    #expect(open != nil)
    #expect(container.mainContext.observerCount == 2)

    open = nil

    #expect(container.mainContext.observerCount == 0)
  }
}
