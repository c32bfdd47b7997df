import TextUI

/// A value for all views below.
struct EnvironmentPage: View {
  var body: some View {
    Paint().environment(\.isEnabled, false)
  }
}

private struct Paint: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(isEnabled ? "wet" : "dry")
  }
}
