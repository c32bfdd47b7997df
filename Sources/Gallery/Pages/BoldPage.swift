import TextUI

/// Sets a text off in a terminal.
struct BoldPage: View {
  var body: some View {
    Text("loud").bold()
    Text("quiet").dim()
  }
}
