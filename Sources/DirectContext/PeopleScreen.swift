import Components
import Model
import ModelUI
import TextUI

/// The people screen as one view that queries the store itself.
public struct PeopleScreen: View {
  @Environment(\.modelContext) private var modelContext
  // In the order of insertion, which SwiftData would not promise.
  @Query private var people: [Person]
  @State private var draft: PersonDraft?
  @State private var deletion: PersonDeleted?

  public init() {}

  // MARK: Actions

  private func addButtonTapped() {
    draft = PersonDraft()  // E2, E4
  }

  private func personTapped(_ person: Person) {
    draft = PersonDraft(person)  // E3
  }

  private func peopleDeleted(_ people: [Person]) {
    people.forEach(modelContext.delete)  // E6
  }

  private func formFinished(_ deletion: PersonDeleted?) {
    draft = nil
    self.deletion = deletion
  }

  // MARK: Body

  public var body: some View {
    List {
      if people.isEmpty {
        ContentUnavailableView(
          "No people yet", systemImage: "person.2")
      }
      ForEach(people) { person in  // E1, E8
        Button {
          personTapped(person)
        } label: {
          PersonRow(person)
        }
      }
      .onDelete { offsets in
        peopleDeleted(offsets.map { people[$0] })
      }
    }
    .navigationTitle("People")
    .toolbar {
      Button("Add", action: addButtonTapped)
    }
    .sheet(item: $draft) { draft in
      PersonForm(draft, formFinished: formFinished)
    }
    .alert($deletion)  // E8
  }
}

// MARK: - Person form

/// The form for a new person and for one who is edited; its parent hears when
/// it is done.
private struct PersonForm: View {
  @Environment(\.modelContext) private var modelContext
  @State private var draft: PersonDraft
  @State private var failure: SaveFailure?
  private let formFinished: (PersonDeleted?) -> Void

  init(
    _ draft: PersonDraft, formFinished: @escaping (PersonDeleted?) -> Void
  ) {
    self._draft = State(initialValue: draft)
    self.formFinished = formFinished
  }

  // MARK: Actions

  private func saveButtonTapped() {
    do {
      formFinished(try draft.save(in: modelContext))  // E5, E7
    } catch {
      failure = error
    }
  }

  private func cancelButtonTapped() {
    formFinished(nil)  // E4
  }

  // MARK: Body

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
        .onSubmit(saveButtonTapped)
      Picker("Sex", selection: $draft.sex) {
        ForEach(Sex.allCases) { Text($0.rawValue).tag($0) }
      }
      if let failure {
        Refusal(failure.message)
      }
    }
    .onChange(of: draft) { failure = nil }
    .navigationTitle(draft.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: cancelButtonTapped)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: saveButtonTapped)
          .disabled(!draft.canBeSaved)  // E5
      }
    }
  }
}
