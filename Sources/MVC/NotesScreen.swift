import Components
import Model
import TextUI

/// The notes screen as a controller that owns what its renderer shows.
public final class NotesScreen: ViewController {
  @Published var draft = ""
  @Published var filter = ""
  @Published var edit = NoteEdit()
  @Published var failure: SaveFailure?
  private let modelContext: ModelContext
  private let notes: ResultsObserver<Note, Never>

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    notes = ResultsObserver(
      observing: FetchDescriptor(sortBy: Note.order), in: modelContext)
  }

  var canAdd: Bool { Note.canBe(draft) }

  var listedNotes: [Note] {
    notes.results.listed(filter: filter, edited: edit.note)
  }

  // MARK: Actions

  func addButtonTapped() {
    guard canAdd else { return }
    do {
      try modelContext.saveAtOnce { $0.insert(Note(draft)) }  // N2, N5
      draft = ""
    } catch {
      failure = error  // N7
    }
  }

  func noteTapped(_ note: Note) {
    edit = NoteEdit(note)  // N3
  }

  func editSubmitted() {
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

  func editCancelled() {
    edit = NoteEdit()
  }

  func notesDeleted(_ notes: [Note]) {
    do {
      try modelContext.saveAtOnce { context in
        for note in notes { context.delete(try context.existing(note)) }
      }
    } catch {
      failure = error
    }
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: NotesScreen

    public var body: some View {
      VStack(spacing: 1) {
        VStack {
          AdaptiveStack(lines: 0, columns: 2) {
            TextField("New note", text: $controller.draft)
              .onSubmit(controller.addButtonTapped)
            Button("Add", action: controller.addButtonTapped)
              .disabled(!controller.canAdd)  // N2
          }
          TextField("Filter", text: $controller.filter)  // N4
            .padding(.leading, 2)
        }
        List {
          if controller.listedNotes.isEmpty {
            NoNotes(for: controller.filter)
          }
          ForEach(controller.listedNotes) { note in  // N1, N6
            if note === controller.edit.note {
              VStack {
                TextField("Edit", text: $controller.edit.text)
                  .padding(.leading, 4)
                if let refusal = controller.edit.refusal {
                  Refusal(refusal)
                }
              }
              .onSubmit(controller.editSubmitted)
              .onExitCommand(perform: controller.editCancelled)
            } else {
              Button(note.text) { controller.noteTapped(note) }
                .lineLimit(3)
            }
          }
          .onDelete { offsets in
            controller.notesDeleted(offsets.map { controller.listedNotes[$0] })
          }
        }
      }
      .alert($controller.failure)
      .navigationTitle("Notes")
    }
  }
}
