import TextUI

/// Return in a field.
struct OnSubmitPage: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    TextField("Name", text: $name)
      .onSubmit { greeting = "Hello, \(name)" }
    Text(greeting)
  }
}
