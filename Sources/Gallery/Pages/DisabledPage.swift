import TextUI

/// What can't be used.
struct DisabledPage: View {
  var body: some View {
    Button("Save") {}.disabled(true)
    Group {
      Button("Send") {}.disabled(false)
    }
    .disabled(true)
  }
}
