import TextUI

/// Chooses the view model: with `OneYearPlayerViewModel()` in its place the
/// same view shows another player, who ages by another step.
@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView(viewModel: TwoYearPlayerViewModel())
    }
  }
}
