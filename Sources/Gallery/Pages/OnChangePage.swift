import TextUI

/// Runs an action when a value changes.
struct OnChangePage: View {
  @State private var count = 1
  @State private var step = "none"
  @State private var changes = 0
  @State private var largest = 0

  var body: some View {
    Button("Double \(count)") { count *= 2 }
      .onChange(of: count) { old, new in step = "\(old) to \(new)" }
      .onChange(of: count) { changes += 1 }
      .onChange(of: count, initial: true) { _, new in largest = new }
    Text("Last: \(step)")
    Text("Changes: \(changes), largest: \(largest)")
  }
}
