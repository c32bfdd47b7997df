import TextUI

/// Chooses the storage: no view below names a class of it.
struct ContentView: View {
  // MARK: Body

  var body: some View {
    MusicVideoView(storage: ContextMusicVideoStorage())
  }
}
