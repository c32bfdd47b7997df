import TextUI

/// The fields of a form.
struct FormPage: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Member", isOn: .constant(true))
      Button("Save") {}.disabled(name.isEmpty)
    }
  }
}
