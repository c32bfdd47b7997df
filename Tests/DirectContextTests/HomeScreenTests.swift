import Model
import ModelUI
import Testing
import TextUI

@testable import DirectContext

/// A view with a stack is tested through the screen that shows it.
@MainActor
@Suite struct `Home screen` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = Screen { HomeScreen().modelContainer(container) }
  }

  @Test func `the chosen screen opens`() throws {
    try screen.tap("Player: OH SEUNGUN")

    #expect(screen.text.contains("Name: OH SEUNGUN"))
  }

  @Test func `a screen opens fresh each time`() throws {
    try screen.tap("Roster")
    try screen.pick("Name")
    try screen.back()

    try screen.tap("Roster")

    #expect(screen.text.contains("(•) Time"))
  }

  @Test func `back lets go of what was open`() throws {
    try screen.tap("Roster")
    #expect(container.mainContext.observerCount == 2)

    try screen.back()

    #expect(container.mainContext.observerCount == 0)
  }
}
