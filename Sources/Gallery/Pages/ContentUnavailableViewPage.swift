import TextUI

/// There is nothing to show.
struct ContentUnavailableViewPage: View {
  var body: some View {
    ContentUnavailableView(
      "No music videos",
      systemImage: "music.note",
      description: Text("Search for one."))
    ContentUnavailableView.search(text: "dito")
  }
}
