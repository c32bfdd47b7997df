import TextUI

/// A view of any type.
struct AnyViewPage: View {
  var body: some View {
    AnyView(Text("a text"))
    AnyView(Button("a button") {})
  }
}
