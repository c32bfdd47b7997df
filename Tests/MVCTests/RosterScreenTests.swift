import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Roster screen` {
  private let container: ModelContainer
  private let screen: RosterScreen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = RosterScreen(modelContext: container.mainContext)
  }

  @Test func `a chosen member has scored`() {
    screen.memberTapped(TeamMember.sheet[0])

    #expect(scores == ["김다인"])
  }

  @Test func `the last score is deleted in any order`() {
    screen.memberTapped(TeamMember.sheet[13])
    screen.memberTapped(TeamMember.sheet[0])
    screen.order = .number

    screen.deleteLastButtonTapped()

    #expect(scores == ["모마"])
  }

  @Test func `there is no last score at first`() {
    #expect(!screen.canDeleteLast)
    #expect(scores == [])
  }

  @Test func `the scores are in the order that is picked`() {
    screen.memberTapped(TeamMember.sheet[13])
    screen.memberTapped(TeamMember.sheet[0])
    screen.memberTapped(TeamMember.sheet[4])

    screen.order = .name

    #expect(scores == ["고민지", "김다인", "모마"])
  }

  @Test func `a score from elsewhere appears`() throws {
    let elsewhere = ModelContext(container)
    elsewhere.insert(Score(TeamMember.sheet[0]))

    try elsewhere.save()

    #expect(scores == ["김다인"])
  }

  /// The names in the list of scores.
  private var scores: [String] {
    screen.scoreList.scores.results.map(\.name)
  }
}
