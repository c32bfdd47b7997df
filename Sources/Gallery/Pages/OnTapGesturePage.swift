import TextUI

/// A view that can be tapped.
struct OnTapGesturePage: View {
  @State private var age = 19

  var body: some View {
    Text("Age: \(age)")
      .onTapGesture { age += 1 }
  }
}
