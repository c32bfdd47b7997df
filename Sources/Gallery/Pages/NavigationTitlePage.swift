import TextUI

/// The title of a page.
struct NavigationTitlePage: View {
  var body: some View {
    Text("content")
      .navigationTitle("Cows Overview")
      .navigationBarTitleDisplayMode(.inline)
  }
}
