import TextUI

/// The name of a view.
struct AccessibilityLabelPage: View {
  @State private var isClosed = false

  var body: some View {
    Button("×") { isClosed = true }
      .accessibilityLabel("Close")
    Text(isClosed ? "closed" : "open")
  }
}
