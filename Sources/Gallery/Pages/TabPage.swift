import TextUI

/// Tabs with values.
struct TabPage: View {
  @State private var tab = 2

  var body: some View {
    TabView(selection: $tab) {
      Tab("One", value: 1) { Text("first") }
      Tab("Two", value: 2) { Text("second") }
    }
    Text("Tab \(tab)")
  }
}
