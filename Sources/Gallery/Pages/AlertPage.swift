import TextUI

/// A question, or bad news.
struct AlertPage: View {
  @State private var asks = false

  var body: some View {
    Button("Delete") { asks = true }
      .alert("Delete all?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They can't be brought back.")
      }
  }
}
