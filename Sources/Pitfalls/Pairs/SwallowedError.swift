import Foundation
import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let swallowedError = Pitfall(
    name: "swallowed-error",
    trouble: """
      A save that fails under try? is never heard of, and what was typed is \
      gone; a store that can't be opened ends the program before it has shown \
      anything.
      """,
    sources: [.queries, .services], rules: [.failedContainer],
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
    ScreenPair(
      fixture: .notes,
      steps: [
        .elsewhere("a newer version of the program opens the file") { context in
          _ = try ModelContainer(
            for: Schema([Note.self], version: Schema.Version(2, 0, 0)),
            configurations: ModelConfiguration(
              url: context.container.fileOfItsOwn))
        },
        .relaunch,
      ],
      broken: Pattern(broken: "swallowed-error") { services in
        NotesOrNothing(file: services.container.fileOfItsOwn)
      },
      mended: Pattern(mended: "told-error") { services in
        NotesOrReason(file: services.container.fileOfItsOwn)
      },
      expectation: Expectation(
        extraLines: ["The program ends."],
        missingLines: [
          "The notes can't be opened: it was",
          "written by a newer program, as version",
          "2.0.0; this one knows versions up to", "1.0.0.",
        ],
        trap: "The container could not be made.", failingClauses: [])),
    question: "The posts end the program in either case. Is that better?",
    answer: """
      It is honest, and it loses more: what the user has typed, for a disk \
      that may have room in a minute; or any way to tell what is wrong with \
      the file. A screen can say why, keep what was typed, and leave the store \
      as it was. In every pattern someone owns the failure as state: the view, \
      the controller or the view model. A container is made before there is a \
      pattern: the demos name the file and the reason, and exit with 1.
      """)
}

private struct NotesWithoutErrors: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: Note.order) private var notes: [Note]
  @State private var draft = ""

  private func addButtonTapped() {
    guard Note.canBe(draft) else { return }
    try? modelContext.saveAtOnce { $0.insert(Note(draft)) }
    draft = ""
  }

  var body: some View {
    NotesLayout(
      notes: notes, draft: $draft, addButtonTapped: addButtonTapped
    ) { note, text in
      try? modelContext.saveAtOnce { try $0.existing(note).change(to: text) }
    } notesDeleted: { notes in
      try? modelContext.saveAtOnce { context in
        for note in notes { context.delete(try context.existing(note)) }
      }
    }
  }
}

// MARK: - Opening a store

/// Makes its container as if that could not fail.
private struct NotesOrNothing: View {
  private let container: ModelContainer

  init(file: URL) {
    do {
      container = try ModelContainer(
        for: Note.self, configurations: ModelConfiguration(url: file))
    } catch {
      fatalError("The container could not be made.")
    }
  }

  var body: some View {
    NoteList().modelContainer(container)
  }
}

/// Makes its container, or says why it can't.
private struct NotesOrReason: View {
  private let container: Result<ModelContainer, any Error>

  init(file: URL) {
    container = Result {
      try ModelContainer(
        for: Note.self, configurations: ModelConfiguration(url: file))
    }
  }

  var body: some View {
    switch container {
    case .success(let container): NoteList().modelContainer(container)
    case .failure(StorageError.cannotOpen(_, let reason)):
      Text("The notes can't be opened: \(reason)")
    case .failure(let error):
      Text("The notes can't be opened. \(error)")
    }
  }
}

private struct NoteList: View {
  @Query(sort: Note.order) private var notes: [Note]

  var body: some View {
    List {
      if notes.isEmpty {
        ContentUnavailableView("No notes yet", systemImage: "note.text")
      }
      ForEach(notes) { Text($0.text) }
    }
    .navigationTitle("Notes")
  }
}

nonisolated extension ModelContainer {
  /// A file beside the store, which a program of its own opens.
  fileprivate var fileOfItsOwn: URL {
    configuration.url.deletingLastPathComponent()
      .appending(path: "notes.sqlite")
  }
}
