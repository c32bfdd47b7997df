import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `People screen` {
  private let container: ModelContainer
  private let screen: PeopleScreen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = PeopleScreen(modelContext: container.mainContext)
  }

  @Test func `a person is added`() throws {
    screen.addButtonTapped()
    #expect(screen.form?.draft.title == "Add person")

    fill("김민지", .woman)
    screen.form?.saveButtonTapped()

    #expect(screen.form == nil)
    #expect(people == ["김민지 Woman"])
  }

  @Test func `a person is edited`() throws {
    add("Alex", .man)
    screen.personTapped(screen.people.results[0])
    #expect(screen.form?.draft.title == "Edit person")
    #expect(screen.form?.draft.name == "Alex")

    fill("김민지", .woman)
    screen.form?.saveButtonTapped()

    #expect(people == ["김민지 Woman"])
  }

  @Test func `a cancelled form is forgotten`() throws {
    screen.addButtonTapped()
    fill("김민지", .woman)
    screen.form?.cancelButtonTapped()
    #expect(screen.form == nil)
    #expect(people == [])

    screen.addButtonTapped()

    #expect(screen.form?.draft.name == "")
    #expect(screen.form?.draft.sex == .man)
  }

  @Test func `a blank name is not saved`() throws {
    screen.addButtonTapped()
    #expect(screen.form?.draft.canBeSaved == false)

    screen.form?.saveButtonTapped()

    #expect(
      screen.form?.failure?.message == "A name can't be blank.")
    #expect(people == [])
  }

  @Test func `deleted rows are deleted from the store`() throws {
    for name in ["Adam", "Eve", "Alex"] {
      add(name, .man)
    }

    screen.peopleDeleted([0, 2].map { screen.people.results[$0] })
    try container.mainContext.save()

    #expect(people == ["Eve Man"])
    let stored = try ModelContext(container).fetch(FetchDescriptor<Person>())
    #expect(stored.map(\.name) == ["Eve"])
  }

  @Test func `who was deleted elsewhere is not saved`() throws {
    add("김민지", .woman)
    screen.personTapped(screen.people.results[0])

    try elsewhere { try $0.delete(model: Person.self) }
    screen.form?.saveButtonTapped()

    #expect(screen.form == nil)
    #expect(screen.deletion?.message.hasPrefix("김민지 was deleted") == true)
    #expect(people == [])
  }

  @Test func `what was typed is kept when a save fails`() throws {
    screen.addButtonTapped()
    fill("김민지", .woman)
    let obstacle = try container.obstructSaves(by: .readOnly)

    screen.form?.saveButtonTapped()

    #expect(
      screen.form?.failure?.message.hasPrefix("The store may be read") == true)
    #expect(screen.form?.draft.name == "김민지")
    withExtendedLifetime(obstacle) {}
  }

  @Test func `a person from elsewhere appears`() throws {
    try elsewhere { $0.insert(Person(PersonDraft(name: "Alex"))) }

    #expect(people == ["Alex Man"])
  }

  private func add(_ name: String, _ sex: Sex) {
    screen.addButtonTapped()
    fill(name, sex)
    screen.form?.saveButtonTapped()
  }

  private func fill(_ name: String, _ sex: Sex) {
    screen.form?.draft.name = name
    screen.form?.draft.sex = sex
  }

  private func elsewhere(_ change: (ModelContext) throws -> Void) throws {
    let context = ModelContext(container)
    try change(context)
    try context.save()
  }

  /// The rows of the list of people.
  private var people: [String] {
    screen.people.results.map { "\($0.name) \($0.sex.rawValue)" }
  }
}
