import TextUI

/// Shows what there is room for.
struct ScrollViewPage: View {
  var body: some View {
    ScrollView {
      Text("A screen with a height scrolls.")
    }
    .defaultScrollAnchor(.top)
  }
}
