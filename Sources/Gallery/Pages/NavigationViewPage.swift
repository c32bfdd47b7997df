import TextUI

/// A navigation stack, as spelled before.
struct NavigationViewPage: View {
  var body: some View {
    NavigationView {
      NavigationLink("Messi", destination: Text("Age: 19"))
        .navigationTitle("Players")
    }
  }
}
