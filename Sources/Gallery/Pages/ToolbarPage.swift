import TextUI

/// Buttons of a page.
struct ToolbarPage: View {
  var body: some View {
    Text("content")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cancel") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Save") {}
        }
      }
  }
}
