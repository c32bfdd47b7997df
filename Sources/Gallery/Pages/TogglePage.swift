import TextUI

/// Turns something on or off.
struct TogglePage: View {
  @State private var repeats = false

  var body: some View {
    Toggle("Repeat", isOn: $repeats)
    Toggle("Shuffle", isOn: .constant(true))
      .disabled(true)
  }
}
