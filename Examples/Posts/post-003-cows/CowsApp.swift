import TextUI

@main
struct CowsApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
