import TextUI

/// Takes a line of text.
struct TextFieldPage: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    TextField(
      "City", text: .constant(""),
      prompt: Text("Seoul"))
    Text("Hello, \(name)")
  }
}
