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

  // MARK: Body

  var body: some View {
    Form {
      TextField("Please enter person's name", text: $name)
      Picker("Sex of personnel", selection: $sex) {
        Text("Man")
          .tag("Man")
        Text("Woman")
          .tag("Woman")
      }
    }
    .navigationTitle(
      "\(viewModel.selected == nil ? "Add" : "Edit") Personnel"
    )
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Save", action: saveButtonTapped)
      }
    }
    .onAppear(perform: appeared)
  }
}
