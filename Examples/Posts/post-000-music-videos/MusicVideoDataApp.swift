import ModelUI
import TextUI

@main
struct MusicVideoDataApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
    .modelContainer(for: MusicVideoEntity.self)
  }
}
