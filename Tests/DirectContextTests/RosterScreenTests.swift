import Model
import ModelUI
import Testing
import TextUI

@testable import DirectContext

/// A view with the context is tested through the screen that shows it.
@MainActor
@Suite struct `Roster screen` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = Screen(width: 40) { RosterScreen().modelContainer(container) }
  }

  @Test func `a chosen member has scored`() throws {
    try screen.tap("3 김다인 세터")

    #expect(scores == [" 3  김다인  세터"])
  }

  @Test func `the last score is deleted in any order`() throws {
    try screen.tap("99 모마 아포짓")
    try screen.tap("3 김다인 세터")
    try screen.pick("Number")

    try screen.tap("Delete last")

    #expect(scores == ["99  모마    아포짓"])
  }

  @Test func `there is no last score at first`() {
    #expect(throws: ScreenError.disabled("Delete last")) {
      try screen.tap("Delete last")
    }
    #expect(scores == ["  No scores yet"])
  }

  @Test func `the scores are in the order that is picked`() throws {
    try screen.tap("99 모마 아포짓")
    try screen.tap("3 김다인 세터")
    try screen.tap("10 고민지 아웃사이드")

    try screen.pick("Name")

    #expect(
      scores == [
        "10  고민지  아웃사이드", " 3  김다인  세터", "99  모마    아포짓",
      ])
  }

  @Test func `a score from elsewhere appears`() throws {
    let elsewhere = ModelContext(container)
    elsewhere.insert(Score(TeamMember.sheet[0]))

    try elsewhere.save()

    #expect(scores == [" 3  김다인  세터"])
  }

  /// The lines of the list of scores.
  private var scores: [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "Scored" }.dropFirst(2).prefix { !$0.isEmpty }
      .map { $0 }
  }
}
