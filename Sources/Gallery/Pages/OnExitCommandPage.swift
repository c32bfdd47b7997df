import TextUI

/// Esc in a field.
struct OnExitCommandPage: View {
  @State private var name = "Kim"

  var body: some View {
    TextField("Name", text: $name)
      .onExitCommand { name = "Kim" }
  }
}
