import Components
import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let swallowedError = Pitfall(
    name: "swallowed-error",
    trouble: """
      A save that fails under try? fails unseen: the field is cleared as if \
      all were well, and what was typed is gone.
      """,
    source: .services,
    pairs: ScreenPair(
      fixture: .notes,
      steps: [
        .whileSavesFail(
          .fullDisk, #"type "우유" into "New note""#, #"tap "Add""#)
      ],
      broken: Pattern(broken: "swallowed-error") { _ in NotesWithoutErrors() },
      expectation: Expectation(
        extraLines: [
          "New note: [                    ]", "Add (disabled)",
          "  Filter: [                    ]", "", "  No notes yet",
        ],
        missingLines: [
          "┌ Not saved ────────────────────────┐",
          "│ The disk is full. Nothing was     │",
          "│ changed; make room and try again. │",
          "│ [OK]                              │",
          "└───────────────────────────────────┘",
        ],
        failingClauses: ["N7"])),
    question: "The posts end the program instead. Is that better?",
    answer: """
      It is honest, and it loses more: all that the user has typed, for a \
      disk that may have room in a minute. A screen can do three things: say \
      why, keep what was typed, and leave the store as it was. In every \
      pattern someone owns the failure as state: the view, the controller or \
      the view model.
      """)
}

private struct NotesWithoutErrors: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: Note.order) private var notes: [Note]
  @State private var draft = ""
  @State private var filter = ""
  @State private var edit = NoteEdit()

  private func addButtonTapped() {
    guard Note.canBe(draft) else { return }
    try? modelContext.saveAtOnce { $0.insert(Note(draft)) }
    draft = ""
  }

  private func editSubmitted() {
    guard let note = edit.note, edit.refusal == nil else { return }
    try? modelContext.saveAtOnce { context in
      try context.existing(note).change(to: edit.text)
    }
    edit = NoteEdit()
  }

  private func notesDeleted(_ notes: [Note]) {
    try? modelContext.saveAtOnce { context in
      for note in notes { context.delete(try context.existing(note)) }
    }
  }

  private var listedNotes: [Note] {
    notes.listed(filter: filter, edited: edit.note)
  }

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        AdaptiveStack(lines: 0, columns: 2) {
          TextField("New note", text: $draft)
            .onSubmit(addButtonTapped)
          Button("Add", action: addButtonTapped)
            .disabled(!Note.canBe(draft))
        }
        TextField("Filter", text: $filter)
          .padding(.leading, 2)
      }
      List {
        if listedNotes.isEmpty {
          NoNotes(for: filter)
        }
        ForEach(listedNotes) { note in
          if note === edit.note {
            editor
          } else {
            Button(note.text) { edit = NoteEdit(note) }
              .lineLimit(3)
          }
        }
        .onDelete { offsets in
          notesDeleted(offsets.map { listedNotes[$0] })
        }
      }
    }
    .navigationTitle("Notes")
  }

  private var editor: some View {
    VStack {
      TextField("Edit", text: $edit.text)
        .padding(.leading, 4)
      if let refusal = edit.refusal {
        Refusal(refusal)
      }
    }
    .onSubmit(editSubmitted)
    .onExitCommand { edit = NoteEdit() }
  }
}
