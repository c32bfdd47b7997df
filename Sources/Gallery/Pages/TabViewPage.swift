import TextUI

/// One of several views.
struct TabViewPage: View {
  var body: some View {
    TabView {
      Text("Songs")
        .tabItem { Text("Search") }
      Text("No songs")
        .tabItem { Text("Playlist") }
    }
  }
}
