import Components
import Foundation
import Model
import ModelUI
import TextUI

/// What the people screen shows, whoever knows the people.
struct PeopleLayout: View {
  let people: [Person]
  let rowsDeleted: (IndexSet) -> Void

  @State private var draft: PersonDraft?
  @State private var deletion: PersonDeleted?

  var body: some View {
    List {
      if people.isEmpty {
        ContentUnavailableView("No people yet", systemImage: "person.2")
      }
      ForEach(people) { person in
        Button {
          draft = PersonDraft(person)
        } label: {
          PersonRow(person)
        }
      }
      .onDelete(perform: rowsDeleted)
    }
    .navigationTitle("People")
    .toolbar {
      Button("Add") { draft = PersonDraft() }
    }
    .sheet(item: $draft) { draft in
      PersonForm(draft: draft) { deletion in
        self.draft = nil
        self.deletion = deletion
      }
    }
    .alert($deletion)
  }
}

/// The form for a new person and for one who is edited.
private struct PersonForm: View {
  @Environment(\.modelContext) private var modelContext
  @State var draft: PersonDraft
  @State private var failure: SaveFailure?
  let formFinished: (PersonDeleted?) -> Void

  private func saveButtonTapped() {
    do {
      formFinished(try draft.save(in: modelContext))
    } catch {
      failure = error
    }
  }

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
    .navigationTitle(draft.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { formFinished(nil) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: saveButtonTapped)
          .disabled(!draft.canBeSaved)
      }
    }
  }
}
