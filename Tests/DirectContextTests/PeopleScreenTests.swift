import Model
import ModelUI
import Testing
import TextUI

@testable import DirectContext

/// A view with the context is tested through the screen that shows it.
@MainActor
@Suite struct `People screen` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = Screen(width: 40) { PeopleScreen().modelContainer(container) }
  }

  @Test func `a person is added`() throws {
    try screen.tap("Add")
    #expect(screen.text.contains("┌ Add person ─"))

    try fill("김민지", .woman)
    try screen.tap("Save")

    #expect(people == ["› Name  김민지", "  Sex   Woman"])
  }

  @Test func `a person is edited`() throws {
    try add("Alex", .man)
    try screen.tap("Alex Man")
    #expect(screen.text.contains("┌ Edit person ─"))
    #expect(screen.text.contains("Name: [Alex "))

    try fill("김민지", .woman)
    try screen.tap("Save")

    #expect(people == ["› Name  김민지", "  Sex   Woman"])
  }

  @Test func `a cancelled form is forgotten`() throws {
    try screen.tap("Add")
    try fill("김민지", .woman)
    try screen.tap("Cancel")
    #expect(people == ["  No people yet"])

    try screen.tap("Add")

    #expect(screen.text.contains("Name: [  "))
    #expect(screen.text.contains("(•) Man"))
  }

  @Test func `a blank name is not saved`() throws {
    try screen.tap("Add")

    #expect(throws: ScreenError.disabled("Save")) { try screen.tap("Save") }
  }

  @Test func `deleted rows are deleted from the store`() throws {
    for name in ["Adam", "Eve", "Alex"] {
      try add(name, .man)
    }

    try screen.deleteRow("Adam Man")
    try screen.deleteRow("Alex Man")

    #expect(people == ["› Name  Eve", "  Sex   Man"])
    let stored = try ModelContext(container).fetch(FetchDescriptor<Person>())
    #expect(stored.map(\.name) == ["Eve"])
  }

  @Test func `who was deleted elsewhere is not saved`() throws {
    try add("김민지", .woman)
    try screen.tap("김민지 Woman")

    try elsewhere { try $0.delete(model: Person.self) }
    try screen.tap("Save")

    #expect(screen.text.contains("┌ Person deleted ─"))
    try screen.tap("OK")
    #expect(people == ["  No people yet"])
  }

  @Test func `what was typed is kept when a save fails`() throws {
    try screen.tap("Add")
    try fill("김민지", .woman)
    let obstacle = try container.obstructSaves(by: .readOnly)

    try screen.tap("Save")

    #expect(screen.text.contains("! The store may be read"))
    #expect(screen.text.contains("Name: [김민지 "))
    withExtendedLifetime(obstacle) {}
  }

  @Test func `a person from elsewhere appears`() throws {
    try elsewhere { $0.insert(Person(PersonDraft(name: "Alex"))) }

    #expect(people == ["› Name  Alex", "  Sex   Man"])
  }

  private func add(_ name: String, _ sex: Sex) throws {
    try screen.tap("Add")
    try fill(name, sex)
    try screen.tap("Save")
  }

  private func fill(_ name: String, _ sex: Sex) throws {
    try screen.clear("Name")
    try screen.type(name, into: "Name")
    try screen.pick(sex.rawValue)
  }

  private func elsewhere(_ change: (ModelContext) throws -> Void) throws {
    let context = ModelContext(container)
    try change(context)
    try context.save()
  }

  /// The lines of the list of people.
  private var people: [Substring] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(2).prefix { !$0.isEmpty }
      .map { $0 }
  }
}
