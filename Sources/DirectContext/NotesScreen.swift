import Components
import Model
import ModelUI
import TextUI

/// The notes screen as one view that queries the store itself.
public struct NotesScreen: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: Note.order) private var notes: [Note]
  @State private var draft = ""
  @State private var filter = ""
  @State private var edit = NoteEdit()
  @State private var failure: SaveFailure?

  public init() {}

  private var canAdd: Bool { Note.canBe(draft) }

  private var listedNotes: [Note] {
    notes.listed(filter: filter, edited: edit.note)
  }

  // MARK: Actions

  private func addButtonTapped() {
    guard canAdd else { return }
    do {
      try modelContext.saveAtOnce { $0.insert(Note(draft)) }  // N2, N5
      draft = ""
    } catch {
      failure = error  // N7
    }
  }

  private func noteTapped(_ note: Note) {
    edit = NoteEdit(note)  // N3
  }

  private func editSubmitted() {
    guard let note = edit.note, edit.refusal == nil else { return }
    do {
      try modelContext.saveAtOnce {
        try $0.existing(note).change(to: edit.text)
      }
      edit = NoteEdit()
    } catch {
      failure = error
    }
  }

  private func editCancelled() {
    edit = NoteEdit()
  }

  private func notesDeleted(_ notes: [Note]) {
    do {
      try modelContext.saveAtOnce { context in
        for note in notes { context.delete(try context.existing(note)) }
      }
    } catch {
      failure = error
    }
  }

  // MARK: Body

  public var body: some View {
    VStack(spacing: 1) {
      VStack {
        AdaptiveStack(lines: 0, columns: 2) {
          TextField("New note", text: $draft)
            .onSubmit(addButtonTapped)
          Button("Add", action: addButtonTapped)
            .disabled(!canAdd)  // N2
        }
        TextField("Filter", text: $filter)  // N4
          .padding(.leading, 2)
      }
      List {
        if listedNotes.isEmpty {
          NoNotes(for: filter)
        }
        ForEach(listedNotes) { note in  // N1, N6
          if note === edit.note {
            VStack {
              TextField("Edit", text: $edit.text)
                .padding(.leading, 4)
              if let refusal = edit.refusal {
                Refusal(refusal)
              }
            }
            .onSubmit(editSubmitted)
            .onExitCommand(perform: editCancelled)
          } else {
            Button(note.text) { noteTapped(note) }
              .lineLimit(3)
          }
        }
        .onDelete { offsets in
          notesDeleted(offsets.map { listedNotes[$0] })
        }
      }
    }
    .alert($failure)
    .navigationTitle("Notes")
  }
}
