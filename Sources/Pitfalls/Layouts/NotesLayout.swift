import Components
import Model
import TextUI

/// What the notes screen shows, whoever saves the notes.
struct NotesLayout: View {
  let notes: [Note]
  @Binding var draft: String
  let addButtonTapped: () -> Void
  let noteEdited: (Note, String) -> Void
  let notesDeleted: ([Note]) -> Void

  @State private var filter = ""
  @State private var edit = NoteEdit()

  private var listedNotes: [Note] {
    notes.listed(filter: filter, edited: edit.note)
  }

  private func editSubmitted() {
    guard let note = edit.note, edit.refusal == nil else { return }
    noteEdited(note, edit.text)
    edit = NoteEdit()
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
            VStack {
              TextField("Edit", text: $edit.text)
                .padding(.leading, 4)
              if let refusal = edit.refusal {
                Refusal(refusal)
              }
            }
            .onSubmit(editSubmitted)
            .onExitCommand { edit = NoteEdit() }
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
}
