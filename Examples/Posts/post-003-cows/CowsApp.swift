import TextUI

@main
struct CowsApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

/// Holds the root controller, which holds every other.
struct ContentView: View {
  @StateObject private var rootViewController = CowsOverview()

  var body: some View {
    NavigationView {
      CowsOverview.ContentView(viewController: rootViewController)
    }
  }
}
