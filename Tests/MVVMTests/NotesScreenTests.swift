import Testing

@testable import MVVM
@testable import Model

/// A view model is tested alone: what it holds is what a view shows.
@MainActor
@Suite struct `Notes screen` {
  private let container: ModelContainer
  private let viewModel: ObservingNotesViewModel

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    viewModel = ObservingNotesViewModel(modelContext: container.mainContext)
  }

  @Test func `a note is added trimmed, and the field is cleared`() {
    viewModel.draft = "  buy milk "

    viewModel.addButtonTapped()

    #expect(notes == ["buy milk"])
    #expect(viewModel.draft == "")
  }

  @Test func `a blank note can't be added`() {
    viewModel.draft = "  "

    #expect(!viewModel.canAdd)
    viewModel.addButtonTapped()

    #expect(notes == [])
  }

  @Test func `a note is edited and stays in order`() {
    add("buy milk", "call the bank")

    viewModel.noteTapped(viewModel.listedNotes[0])
    viewModel.edit.text = "sleep"
    viewModel.editSubmitted()

    #expect(notes == ["call the bank", "sleep"])
    #expect(viewModel.edit.note == nil)
  }

  @Test func `an edit that is cancelled changes nothing`() {
    add("buy milk")
    viewModel.noteTapped(viewModel.listedNotes[0])
    viewModel.edit.text = "buy milk and bread"

    viewModel.editCancelled()

    #expect(notes == ["buy milk"])
  }

  @Test func `a blank text is refused`() {
    add("buy milk")
    viewModel.noteTapped(viewModel.listedNotes[0])
    viewModel.edit.text = ""

    viewModel.editSubmitted()

    #expect(viewModel.edit.refusal == "A note can't be blank.")
    #expect(notes == ["buy milk"])
  }

  @Test func `a note is deleted`() {
    add("buy milk", "sleep")

    viewModel.notesDeleted([viewModel.listedNotes[0]])

    #expect(notes == ["sleep"])
  }

  @Test func `the filter passes what contains it`() {
    add("Buy milk", "sleep")

    viewModel.filter = "MILK"

    #expect(notes == ["Buy milk"])
  }

  @Test func `a note from elsewhere appears`() throws {
    let elsewhere = ModelContext(container)
    elsewhere.insert(Note("buy milk"))

    try elsewhere.save()

    #expect(notes == ["buy milk"])
  }

  @Test func `an edit outlives its note`() throws {
    add("buy milk")
    viewModel.noteTapped(viewModel.listedNotes[0])

    try ModelContext(container).saveAtOnce { try $0.delete(model: Note.self) }
    #expect(notes == ["buy milk"])
    viewModel.editSubmitted()

    #expect(viewModel.edit.refusal == "This note was deleted elsewhere.")
    #expect(viewModel.edit.text == "buy milk")
  }

  @Test func `a save that fails can be made again`() throws {
    viewModel.draft = "buy milk"
    try withExtendedLifetime(container.obstructSaves(by: .fullDisk)) {
      viewModel.addButtonTapped()
    }

    #expect(viewModel.failure?.message.hasPrefix("The disk is full.") == true)
    #expect(notes == [])
    #expect(viewModel.draft == "buy milk")

    viewModel.addButtonTapped()
    #expect(notes == ["buy milk"])
  }

  private func add(_ notes: String...) {
    for note in notes {
      viewModel.draft = note
      viewModel.addButtonTapped()
    }
  }

  /// The texts of the list.
  private var notes: [String] {
    viewModel.listedNotes.map(\.text)
  }
}
