import Observation
import Testing
import TextUI

@testable import MVVM
@testable import Model

/// A view is tested with a view model that stands in for the real one: it
/// needs no store.
@MainActor
@Suite struct `Notes screen with a stand-in` {
  @Test func `shows what its view model holds`() {
    let viewModel = StandInNotesViewModel()
    viewModel.draft = "a"

    let screen = Screen { NotesScreen(viewModel: viewModel) }

    #expect(
      screen.text == """
        Notes
        ─────
        New note: [a                   ]  Add (disabled)
          Filter: [                    ]

        › sleep
        """)
  }

  @Test func `tells its view model what the user does`() throws {
    let viewModel = StandInNotesViewModel()
    let screen = Screen { NotesScreen(viewModel: viewModel) }

    try screen.type("a", into: "New note")
    try screen.submit("New note")
    try screen.tap("sleep")
    try screen.deleteRow("sleep")

    #expect(viewModel.events == ["add a", "sleep", "delete [\"sleep\"]"])
  }
}

/// Says what it was made to say, and writes down what it is told.
@Observable
private final class StandInNotesViewModel: NotesViewModel {
  let listedNotes = [Note("sleep")]
  var draft = ""
  var filter = ""
  var edit = NoteEdit()
  var failure: SaveFailure?
  let canAdd = false
  private(set) var events: [String] = []

  func addButtonTapped() { events.append("add \(draft)") }

  func noteTapped(_ note: Note) { events.append(note.text) }

  func editSubmitted() { events.append("submit \(edit.text)") }

  func editCancelled() { events.append("cancel") }

  func notesDeleted(_ notes: [Note]) {
    events.append("delete \(notes.map(\.text))")
  }
}
