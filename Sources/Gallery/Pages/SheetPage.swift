import TextUI

/// A box over the screen.
struct SheetPage: View {
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        EditSheet()
      }
  }
}

private struct EditSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Name: 김민지")
      .navigationTitle("Edit person")
      .toolbar {
        Button("Save") { dismiss() }
      }
  }
}
