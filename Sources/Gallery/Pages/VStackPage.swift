import TextUI

/// Shows views one under the other.
struct VStackPage: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 1) {
      Text("one")
      Text("two")
      Text("three")
    }
  }
}
