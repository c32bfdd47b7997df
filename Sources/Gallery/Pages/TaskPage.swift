import TextUI

/// Runs an asynchronous action.
struct TaskPage: View {
  @State private var title: String?

  var body: some View {
    Text(title ?? "Loading…")
      .task { title = await Library().title }
  }
}

private actor Library {
  let name = "Ditto"

  var title: String { "Loaded: \(name)" }
}
