import Model
import Testing

@testable import MVVM

/// What the way of two of the posts misses, and what it tells.
@MainActor
@Suite struct `Roster view model that fetches again` {
  @Test func `misses what is saved elsewhere until it saves itself`() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let viewModel = RefetchingRosterViewModel(
      modelContext: container.mainContext)

    let context = ModelContext(container)
    context.insert(Score(TeamMember.sheet[0]))
    try context.save()
    #expect(viewModel.scores.isEmpty)
    viewModel.memberTapped(TeamMember.sheet[1])

    #expect(
      viewModel.scores.map(\.name) == TeamMember.sheet.prefix(2).map(\.name))
    #expect(viewModel.error == nil)
  }

  @Test func `tells why a fetch has failed`() throws {
    let container = try ModelContainer(
      for: Note.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))

    let viewModel = RefetchingRosterViewModel(
      modelContext: container.mainContext)

    #expect(
      viewModel.error as? StorageError
        == .unknownEntity(name: "Score", known: ["Note"]))
    #expect(viewModel.scores.isEmpty)
  }
}
