import TextUI

/// Runs an action anew for each id.
struct TaskIdPage: View {
  @State private var page = 1
  @State private var text = "Loading…"

  var body: some View {
    Button("Next") { page += 1 }
    Text(text)
      .task(id: page) { text = "Loaded page \(page)" }
  }
}
