import TextUI

/// Lists the people; a sheet adds one or edits one.
struct PersonListView: View {
  @StateObject private var viewModel = PersonViewModel()
  @State private var showsSheet = false

  // MARK: Actions

  private func plusButtonTapped() {
    showsSheet = true
  }

  private func personTapped(_ person: Person) {
    viewModel.selected = person
    showsSheet = true
  }

  private func sheetClosed() {
    viewModel.selected = nil
  }

  // MARK: Body

  var body: some View {
    NavigationStack {
      List {
        ForEach(viewModel.persons, content: row)
          .onDelete(perform: viewModel.delete)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("", systemImage: "plus", action: plusButtonTapped)
        }
      }
      .listRowSpacing(10)
      .sheet(isPresented: $showsSheet, onDismiss: sheetClosed) { sheet }
    }
  }

  private func row(of person: Person) -> some View {
    Button {
      personTapped(person)
    } label: {
      VStack {
        line("Name", person.name)
        line("Sex", person.sex)
      }
    }
  }

  private func line(_ caption: String, _ value: String) -> some View {
    HStack {
      Text(caption)
        .fontWeight(.thin)
      Text(value)
      Spacer()
    }
  }

  private var sheet: some View {
    NavigationStack {
      PersonEditView()
        .environmentObject(viewModel)
    }
    .presentationDetents([.medium])
  }
}
