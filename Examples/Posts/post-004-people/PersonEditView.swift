import TextUI

/// The sheet: it edits a copy of what is selected, and decides itself whether
/// that is someone new.
struct PersonEditView: View {
  @EnvironmentObject private var viewModel: PersonViewModel
  @Environment(\.dismiss) private var dismiss

  @State private var name = ""
  @State private var sex = "Man"

  // MARK: Actions

  private func appeared() {
    if let selected = viewModel.selected {
      name = selected.name
      sex = selected.sex
    }
  }

  private func saveButtonTapped() {
    let isNew = viewModel.selected == nil
    var person = viewModel.selected ?? Person()
    person.name = name
    person.sex = sex
    viewModel.selected = person
    if isNew {
      viewModel.insertSelected()
    } else {
      viewModel.updateSelected()
    }
    dismiss()
  }

  private func cancelButtonTapped() {
    dismiss()
  }

  // MARK: Body

  var body: some View {
    Form {
      TextField("Please enter person's name", text: $name)
      sexPicker
    }
    .onAppear(perform: appeared)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Cancel", action: cancelButtonTapped)
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Save", action: saveButtonTapped)
      }
    }
    .navigationTitle("\(verb) Personnel")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var sexPicker: some View {
    Picker("Sex of personnel", selection: $sex) {
      ForEach(["Man", "Woman"], id: \.self) { sex in
        Text(sex).tag(sex)
      }
    }
  }

  private var verb: String { viewModel.selected == nil ? "Add" : "Edit" }
}
