import TextUI

/// Holds the root controller, which holds every other.
struct ContentView: View {
  @StateObject private var overview = CowsOverview()

  // MARK: Body

  var body: some View {
    NavigationView {
      CowsOverview.ContentView(controller: overview)
    }
  }
}
