import Testing

@testable import MVC
@testable import Model

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Notes screen` {
  private let container: ModelContainer
  private let screen: NotesScreen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = NotesScreen(modelContext: container.mainContext)
  }

  @Test func `a note is added trimmed, and the field is cleared`() {
    screen.draft = "  buy milk "

    screen.addButtonTapped()

    #expect(notes == ["buy milk"])
    #expect(screen.draft == "")
  }

  @Test func `a blank note can't be added`() {
    screen.draft = "  "

    #expect(!screen.canAdd)
    screen.addButtonTapped()

    #expect(notes == [])
  }

  @Test func `a note is edited and stays in order`() {
    add("buy milk", "call the bank")

    screen.noteTapped(screen.listedNotes[0])
    screen.edit.text = "sleep"
    screen.editSubmitted()

    #expect(notes == ["call the bank", "sleep"])
    #expect(screen.edit.note == nil)
  }

  @Test func `an edit that is cancelled changes nothing`() {
    add("buy milk")
    screen.noteTapped(screen.listedNotes[0])
    screen.edit.text = "buy milk and bread"

    screen.editCancelled()

    #expect(notes == ["buy milk"])
  }

  @Test func `a blank text is refused`() {
    add("buy milk")
    screen.noteTapped(screen.listedNotes[0])
    screen.edit.text = ""

    screen.editSubmitted()

    #expect(screen.edit.refusal == "A note can't be blank.")
    #expect(notes == ["buy milk"])
  }

  @Test func `a note is deleted`() {
    add("buy milk", "sleep")

    screen.notesDeleted([screen.listedNotes[0]])

    #expect(notes == ["sleep"])
  }

  @Test func `the filter passes what contains it`() {
    add("Buy milk", "sleep")

    screen.filter = "MILK"

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
    screen.noteTapped(screen.listedNotes[0])

    try ModelContext(container).saveAtOnce { try $0.delete(model: Note.self) }
    #expect(notes == ["buy milk"])
    screen.editSubmitted()

    #expect(screen.edit.refusal == "This note was deleted elsewhere.")
    #expect(screen.edit.text == "buy milk")
  }

  @Test func `a save that fails can be made again`() throws {
    screen.draft = "buy milk"
    try withExtendedLifetime(container.obstructSaves(by: .fullDisk)) {
      screen.addButtonTapped()
    }

    #expect(screen.failure?.message.hasPrefix("The disk is full.") == true)
    #expect(notes == [])
    #expect(screen.draft == "buy milk")

    screen.addButtonTapped()
    #expect(notes == ["buy milk"])
  }

  private func add(_ notes: String...) {
    for note in notes {
      screen.draft = note
      screen.addButtonTapped()
    }
  }

  /// The texts of the list.
  private var notes: [String] {
    screen.listedNotes.map(\.text)
  }
}
