import TextUI

/// A row that shows a page.
struct NavigationLinkPage: View {
  var body: some View {
    NavigationView {
      NavigationLink("More") { Text("There it is.") }
    }
  }
}
