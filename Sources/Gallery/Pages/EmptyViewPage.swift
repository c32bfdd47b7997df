import TextUI

/// Shows nothing.
struct EmptyViewPage: View {
  var body: some View {
    Text("above")
    EmptyView()
    Text("below")
  }
}
