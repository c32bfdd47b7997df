import TextUI

/// Runs an action.
struct ButtonPage: View {
  @State private var presses = 0

  var body: some View {
    Button("Press") { presses += 1 }
    Button("Add", systemImage: "plus") {}
    Button("Delete", role: .destructive) {}
    Button {
    } label: {
      HStack {
        Text("3")
        Text("김다인")
      }
    }
    Text("Pressed: \(presses)")
  }
}
