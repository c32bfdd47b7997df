import TextUI

/// Runs an action when a view comes.
struct OnAppearPage: View {
  @State private var visits = 0
  @State private var isShown = true

  var body: some View {
    Toggle("Show", isOn: $isShown)
    if isShown {
      Text("here").onAppear { visits += 1 }
    }
    Text("Visits: \(visits)")
  }
}
