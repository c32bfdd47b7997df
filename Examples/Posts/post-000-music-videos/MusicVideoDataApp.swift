import Model
import ModelUI
import TextUI

@main
struct MusicVideoDataApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
        .modelContainer(for: MusicVideoEntity.self)
    }
  }
}

/// Chooses the storage: no view below names a class of it.
struct ContentView: View {
  var body: some View {
    MusicVideoView(storage: ContextMusicVideoStorage())
  }
}
