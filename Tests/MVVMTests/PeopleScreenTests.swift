import Model
import Testing

@testable import MVVM

/// A view model is tested alone: what it holds is what a view shows.
@MainActor
@Suite struct `People screen` {
  private let container: ModelContainer
  private let viewModel: ObservingPeopleViewModel

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    viewModel = ObservingPeopleViewModel(modelContext: container.mainContext)
  }

  @Test func `a person is added`() throws {
    viewModel.addButtonTapped()
    #expect(viewModel.draft.title == "Add person")

    fill("김민지", .woman)
    viewModel.saveButtonTapped()

    #expect(!viewModel.isFormPresented)
    #expect(people == ["김민지 Woman"])
  }

  @Test func `a person is edited`() throws {
    add("Alex", .man)
    viewModel.personTapped(viewModel.people[0])
    #expect(viewModel.draft.title == "Edit person")
    #expect(viewModel.draft.name == "Alex")

    fill("김민지", .woman)
    viewModel.saveButtonTapped()

    #expect(people == ["김민지 Woman"])
  }

  @Test func `a cancelled form is forgotten`() throws {
    viewModel.addButtonTapped()
    fill("김민지", .woman)
    viewModel.cancelButtonTapped()
    #expect(!viewModel.isFormPresented)
    #expect(people == [])

    viewModel.addButtonTapped()

    #expect(viewModel.draft.name == "")
    #expect(viewModel.draft.sex == .man)
  }

  @Test func `a blank name is not saved`() throws {
    viewModel.addButtonTapped()
    #expect(!viewModel.draft.canBeSaved)

    viewModel.saveButtonTapped()

    #expect(
      viewModel.failure?.message == "A name can't be blank.")
    #expect(people == [])
  }

  @Test func `deleted rows are deleted from the store`() throws {
    for name in ["Adam", "Eve", "Alex"] {
      add(name, .man)
    }

    viewModel.peopleDeleted([0, 2].map { viewModel.people[$0] })
    try container.mainContext.save()

    #expect(people == ["Eve Man"])
    let stored = try ModelContext(container).fetch(FetchDescriptor<Person>())
    #expect(stored.map(\.name) == ["Eve"])
  }

  @Test func `who was deleted elsewhere is not saved`() throws {
    add("김민지", .woman)
    viewModel.personTapped(viewModel.people[0])

    try elsewhere { try $0.delete(model: Person.self) }
    viewModel.saveButtonTapped()

    #expect(!viewModel.isFormPresented)
    #expect(viewModel.deletion?.message.hasPrefix("김민지 was deleted") == true)
    #expect(people == [])
  }

  @Test func `what was typed is kept when a save fails`() throws {
    viewModel.addButtonTapped()
    fill("김민지", .woman)
    let obstacle = try container.obstructSaves(by: .readOnly)

    viewModel.saveButtonTapped()

    #expect(
      viewModel.failure?.message.hasPrefix("The store may be read") == true)
    #expect(viewModel.draft.name == "김민지")
    withExtendedLifetime(obstacle) {}
  }

  @Test func `a person from elsewhere appears`() throws {
    try elsewhere { $0.insert(Person(PersonDraft(name: "Alex"))) }

    #expect(people == ["Alex Man"])
  }

  private func add(_ name: String, _ sex: Sex) {
    viewModel.addButtonTapped()
    fill(name, sex)
    viewModel.saveButtonTapped()
  }

  private func fill(_ name: String, _ sex: Sex) {
    viewModel.draft.name = name
    viewModel.draft.sex = sex
  }

  private func elsewhere(_ change: (ModelContext) throws -> Void) throws {
    let context = ModelContext(container)
    try change(context)
    try context.save()
  }

  /// The rows of the list of people.
  private var people: [String] {
    viewModel.people.map { "\($0.name) \($0.sex.rawValue)" }
  }
}
