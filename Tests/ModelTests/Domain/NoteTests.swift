import Foundation
import Testing

@testable import Model

@Suite struct `Notes` {
  @Test(arguments: [
    ("  buy milk\n", "buy milk"), ("\u{3000}김치 담그기\t", "김치 담그기"),
    ("👩‍👩‍👧", "👩‍👩‍👧"), ("a\u{0}b", "a\u{0}b"), ("\u{1B}[2J", "\u{1B}[2J"),
  ])
  func `are stored without the blanks at their ends`(
    typed: String, text: String
  ) throws {
    let container = try container()
    try ModelContext(container).saveAtOnce { $0.insert(Note(typed)) }

    #expect(Note.canBe(typed))
    #expect(try texts(in: container) == [text])
  }

  @Test(arguments: ["", " ", "\u{3000}\t\r\n"])
  func `can't be made of blanks`(blank: String) {
    #expect(!Note.canBe(blank))
    #expect(Note(blank).text == "")
  }

  @Test func `are in the order of text, equal ones in that of time`() throws {
    let container = try container()
    let context = ModelContext(container)
    let notes = ["나", "b", "a", "가", "b", "B"].map { Note($0) }
    for note in notes { context.insert(note) }
    try context.save()

    let sorted = try context.fetch(FetchDescriptor(sortBy: Note.order))

    #expect(sorted.map(\.id) == [5, 2, 1, 4, 3, 0].map { notes[$0].id })
  }

  @Test func `are not observed by a list that filters nothing`() throws {
    let notes = [Note("b"), Note("a")]

    #expect(notes.listed(filter: "", edited: nil).count == 2)
    #expect(notes.map(\.isObserved) == [false, false])
  }

  @Test(arguments: [
    ("", ["Milk", "café", "sleep"]), ("mILK", ["Milk"]),
    ("CAFE\u{301}", ["café"]), ("cafe", []), ("\u{0}", []),
  ])
  func `are listed where they contain a text, ignoring case`(
    filter: String, listed: [String]
  ) {
    let notes = ["Milk", "café", "sleep"].map { Note($0) }

    #expect(
      notes.listed(filter: filter, edited: nil).map(\.text) == listed)
  }

  @Test func `that are edited keep their place in any list`() {
    let notes = ["a", "c", "e"].map { Note($0) }
    let gone = Note("d")
    let last = Note("f")

    #expect(
      notes.listed(filter: "a", edited: notes[1]).map(\.text) == ["a", "c"])
    #expect(
      notes.listed(filter: "", edited: gone).map(\.text)
        == ["a", "c", "d", "e"])
    #expect(notes.listed(filter: "z", edited: last).map(\.text) == ["f"])
  }

  @Test func `say why a text is refused`() throws {
    let context = ModelContext(try container())
    let note = Note("a")
    context.insert(note)
    var edit = NoteEdit(note)
    #expect(edit.text == "a")
    #expect(edit.refusal == nil)

    edit.text = " "
    #expect(edit.refusal == "A note can't be blank.")

    context.delete(note)
    #expect(edit.refusal == "This note was deleted elsewhere.")
  }

  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func texts(in container: ModelContainer) throws -> [String] {
    try ModelContext(container).fetch(FetchDescriptor<Note>()).map(\.text)
  }
}
