import TextUI

/// Shows views side by side.
struct HStackPage: View {
  var body: some View {
    HStack {
      Text("3")
      Text("김다인")
    }
    HStack(spacing: 4) {
      Text("4")
      Text("황연주")
    }
  }
}
