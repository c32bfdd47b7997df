import ModelUI
import Testing
import TextUI

@testable import DirectContext
@testable import Model

/// A view with the context is tested through the screen that shows it.
@MainActor
@Suite struct `Notes screen` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    self.container = container
    screen = Screen { NotesScreen().modelContainer(container) }
  }

  @Test func `a note is added trimmed, and the field is cleared`() throws {
    try screen.type("  buy milk ", into: "New note")

    try screen.tap("Add")

    #expect(notes == ["buy milk"])
    #expect(value(of: "New note") == "")
  }

  @Test func `a blank note can't be added`() throws {
    try screen.type("  ", into: "New note")

    #expect(throws: ScreenError.disabled("Add")) { try screen.tap("Add") }
    try screen.submit("New note")

    #expect(notes == [])
  }

  @Test func `a note is edited and stays in order`() throws {
    try add("buy milk", "call the bank")

    try screen.tap("buy milk")
    try screen.clear("Edit")
    try screen.type("sleep", into: "Edit")
    try screen.submit("Edit")

    #expect(notes == ["call the bank", "sleep"])
    #expect(value(of: "Edit") == nil)
  }

  @Test func `an edit that is cancelled changes nothing`() throws {
    try add("buy milk")
    try screen.tap("buy milk")
    try screen.type(" and bread", into: "Edit")

    try screen.back()

    #expect(notes == ["buy milk"])
  }

  @Test func `a blank text is refused`() throws {
    try add("buy milk")
    try screen.tap("buy milk")
    try screen.clear("Edit")

    try screen.submit("Edit")

    #expect(screen.text.contains("! A note can't be blank."))
    #expect(value(of: "Edit") == "")
  }

  @Test func `a note is deleted`() throws {
    try add("buy milk", "sleep")

    try screen.deleteRow("buy milk")

    #expect(notes == ["sleep"])
  }

  @Test func `the filter passes what contains it`() throws {
    try add("Buy milk", "sleep")

    try screen.type("MILK", into: "Filter")

    #expect(notes == ["Buy milk"])
  }

  @Test func `a note from elsewhere appears`() throws {
    let elsewhere = ModelContext(container)
    elsewhere.insert(Note("buy milk"))

    try elsewhere.save()

    #expect(notes == ["buy milk"])
  }

  @Test func `an edit outlives its note`() throws {
    try add("buy milk")
    try screen.tap("buy milk")

    try ModelContext(container).saveAtOnce { try $0.delete(model: Note.self) }
    try screen.submit("Edit")

    #expect(screen.text.contains("! This note was deleted elsewhere."))
    #expect(value(of: "Edit") == "buy milk")
  }

  @Test func `a save that fails can be made again`() throws {
    try screen.type("buy milk", into: "New note")
    try withExtendedLifetime(container.obstructSaves(by: .fullDisk)) {
      () throws in
      try screen.tap("Add")
    }

    #expect(screen.text.contains("The disk is full."))
    try screen.tap("OK")
    #expect(notes == [])
    #expect(value(of: "New note") == "buy milk")

    try screen.tap("Add")
    #expect(notes == ["buy milk"])
  }

  private func add(_ notes: String...) throws {
    for note in notes {
      try screen.type(note, into: "New note")
      try screen.tap("Add")
    }
  }

  /// The rows of the list.
  private var notes: [String] {
    screen.elements.filter { $0.role == .row }.map(\.label)
  }

  private func value(of field: String) -> String? {
    screen.elements.first { $0.role == .textField && $0.label == field }?.value
  }
}
