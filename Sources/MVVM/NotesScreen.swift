import Components
import Model
import Observation
import TextUI

/// The notes screen as a view that is generic over its view model.
public struct NotesScreen<ViewModel: NotesViewModel>: View {
  @State private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = State(initialValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    VStack(spacing: 1) {
      VStack {
        AdaptiveStack(lines: 0, columns: 2) {
          TextField("New note", text: $viewModel.draft)
            .onSubmit(viewModel.addButtonTapped)
          Button("Add", action: viewModel.addButtonTapped)
            .disabled(!viewModel.canAdd)  // N2
        }
        TextField("Filter", text: $viewModel.filter)  // N4
          .padding(.leading, 2)
      }
      List {
        if viewModel.listedNotes.isEmpty {
          NoNotes(for: viewModel.filter)
        }
        ForEach(viewModel.listedNotes) { note in  // N1, N6
          if note === viewModel.edit.note {
            VStack {
              TextField("Edit", text: $viewModel.edit.text)
                .padding(.leading, 4)
              if let refusal = viewModel.edit.refusal {
                Refusal(refusal)
              }
            }
            .onSubmit(viewModel.editSubmitted)
            .onExitCommand(perform: viewModel.editCancelled)
          } else {
            Button(note.text) { viewModel.noteTapped(note) }
              .lineLimit(3)
          }
        }
        .onDelete { offsets in
          viewModel.notesDeleted(offsets.map { viewModel.listedNotes[$0] })
        }
      }
    }
    .alert($viewModel.failure)
    .navigationTitle("Notes")
  }
}

// MARK: - View models

/// What the notes screen asks of its view model.
@MainActor
public protocol NotesViewModel: AnyObject, Observable {
  /// The notes that pass the filter, and the one that is edited.
  var listedNotes: [Note] { get }
  /// What is typed for a new note.
  var draft: String { get set }
  var filter: String { get set }
  var edit: NoteEdit { get set }
  /// Why the last save failed; nil once the alert is closed.
  var failure: SaveFailure? { get set }
  var canAdd: Bool { get }

  func addButtonTapped()
  func noteTapped(_ note: Note)
  func editSubmitted()
  func editCancelled()
  func notesDeleted(_ notes: [Note])
}

/// Follows the store with an observer, whoever changes it.
@Observable
public final class ObservingNotesViewModel: NotesViewModel {
  public var draft = ""
  public var filter = ""
  public var edit = NoteEdit()
  public var failure: SaveFailure?
  private let modelContext: ModelContext
  private let notes: ResultsObserver<Note, Never>

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    notes = ResultsObserver(
      observing: FetchDescriptor(sortBy: Note.order), in: modelContext)
  }

  public var canAdd: Bool { Note.canBe(draft) }

  public var listedNotes: [Note] {
    notes.results.listed(filter: filter, edited: edit.note)
  }

  // MARK: Actions

  public func addButtonTapped() {
    guard canAdd else { return }
    do {
      try modelContext.saveAtOnce { $0.insert(Note(draft)) }  // N2, N5
      draft = ""
    } catch {
      failure = error  // N7
    }
  }

  public func noteTapped(_ note: Note) {
    edit = NoteEdit(note)  // N3
  }

  public func editSubmitted() {
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

  public func editCancelled() {
    edit = NoteEdit()
  }

  public func notesDeleted(_ notes: [Note]) {
    do {
      try modelContext.saveAtOnce { context in
        for note in notes { context.delete(try context.existing(note)) }
      }
    } catch {
      failure = error
    }
  }
}
