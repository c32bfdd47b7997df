import Model
import Testing

@testable import MVVM

/// A view model is tested alone: what it holds is what a view shows.
@MainActor
@Suite struct `Roster screen` {
  private let container: ModelContainer
  private let viewModel: ObservingRosterViewModel

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    viewModel = ObservingRosterViewModel(modelContext: container.mainContext)
  }

  @Test func `a chosen member has scored`() {
    viewModel.memberTapped(TeamMember.sheet[0])

    #expect(scores == ["김다인"])
  }

  @Test func `the last score is deleted in any order`() {
    viewModel.memberTapped(TeamMember.sheet[13])
    viewModel.memberTapped(TeamMember.sheet[0])
    viewModel.order = .number

    viewModel.deleteLastButtonTapped()

    #expect(scores == ["모마"])
  }

  @Test func `there is no last score at first`() {
    #expect(!viewModel.canDeleteLast)
    #expect(scores == [])
  }

  @Test func `the scores are in the order that is picked`() {
    viewModel.memberTapped(TeamMember.sheet[13])
    viewModel.memberTapped(TeamMember.sheet[0])
    viewModel.memberTapped(TeamMember.sheet[4])

    viewModel.order = .name

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
    viewModel.scores.map(\.name)
  }
}
