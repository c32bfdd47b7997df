import TextUI

/// Blanks around a view.
struct PaddingPage: View {
  var body: some View {
    Text("one around").padding()
    Text("three before").padding(.leading, 3)
  }
}
