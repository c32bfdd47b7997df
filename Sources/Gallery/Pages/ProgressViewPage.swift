import TextUI

/// Something goes on.
struct ProgressViewPage: View {
  var body: some View {
    ProgressView()
    ProgressView("Searching")
    ProgressView("Loading", value: 0.5)
  }
}
