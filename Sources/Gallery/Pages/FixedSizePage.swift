import TextUI

/// A view as wide as it likes.
struct FixedSizePage: View {
  var body: some View {
    HStack {
      Text("never broken").fixedSize()
      Text("this gives way and wraps")
    }
  }
}
