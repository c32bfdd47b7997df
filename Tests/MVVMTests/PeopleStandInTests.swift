import Model
import Testing
import TextUI

@testable import MVVM

/// The screen is tested alone, with a view model that stands in for the one
/// with a store.
@MainActor
@Suite struct `People screen with a stand-in` {
  @Test func `shows what its view model says, in the form too`() {
    let viewModel = StandInPeopleViewModel()
    let screen = Screen(width: 40) { PeopleScreen(viewModel: viewModel) }
    #expect(
      screen.text == "People\n──────\n› Name  Alex\n  Sex   Man\n\n[Add]")

    viewModel.isFormPresented = true
    viewModel.failure = SaveFailure(StorageError.diskFull(file: ""))

    #expect(
      screen.text == """
        People
        ──────
        ┌ Add person ─────────────────────────┐
        │ Name: [                    ]        │
        │ Sex: ( ) Man (•) Woman              │
        │   ! The disk is full. Nothing was   │
        │   changed; make room and try again. │
        │                                     │
        │ [Cancel]            Save (disabled) │
        └─────────────────────────────────────┘
        """)
  }

  @Test func `tells its view model what the user does`() throws {
    let viewModel = StandInPeopleViewModel()
    let screen = Screen(width: 40) { PeopleScreen(viewModel: viewModel) }

    try screen.tap("Add")
    try screen.tap("Alex Man")
    try screen.deleteRow("Alex Man")
    viewModel.isFormPresented = true
    try screen.type("Eve", into: "Name")
    try screen.tap("Save")
    try screen.tap("Cancel")

    #expect(
      viewModel.events == [
        "add", "Alex", "delete [\"Alex\"]", "save Eve", "cancel",
      ])
  }
}

/// Says what it was made to say, and writes down what it is told.
private final class StandInPeopleViewModel: PeopleViewModel {
  let people = [Person(PersonDraft(name: "Alex"))]
  @Published var draft = PersonDraft(sex: .woman)
  @Published var isFormPresented = false
  @Published var failure: SaveFailure?
  @Published var deletion: PersonDeleted?
  private(set) var events: [String] = []

  func addButtonTapped() { events.append("add") }

  func personTapped(_ person: Person) { events.append(person.name) }

  func peopleDeleted(_ people: [Person]) {
    events.append("delete \(people.map(\.name))")
  }

  func saveButtonTapped() { events.append("save \(draft.name)") }

  func cancelButtonTapped() { events.append("cancel") }
}
