import TextUI

/// A program; `@main` would run it.
struct AppPage: View {
  var body: some View {
    AppRoot(app: CounterApp())
  }
}

private struct CounterApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Button("Count: \(count)") { count += 1 }
    }
  }
}
