import TextUI

/// A title; its picture is left out.
struct LabelPage: View {
  var body: some View {
    Label("Playlist", systemImage: "music.note")
  }
}
