import TextUI

/// A fixed number of columns.
struct FramePage: View {
  var body: some View {
    Text("left").frame(width: 10, alignment: .leading)
    Text("middle").frame(width: 10)
    Text("right")
      .frame(width: 10, alignment: .trailing)
  }
}
