import TextUI

/// A rule as wide as its container.
struct DividerPage: View {
  var body: some View {
    Text("above")
    Divider()
    Text("below")
  }
}
