import TextUI

/// Runs an action when a view has gone.
struct OnDisappearPage: View {
  @State private var goodbyes = 0
  @State private var isShown = true

  var body: some View {
    Toggle("Show", isOn: $isShown)
    if isShown {
      Text("here").onDisappear { goodbyes += 1 }
    }
    Text("Goodbyes: \(goodbyes)")
  }
}
