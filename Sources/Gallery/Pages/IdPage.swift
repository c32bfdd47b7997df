import TextUI

/// Another id begins a view anew.
struct IdPage: View {
  @State private var game = 1

  var body: some View {
    Counter().id(game)
    Button("New game") { game += 1 }
  }
}

private struct Counter: View {
  @State private var score = 0

  var body: some View {
    Button("Score: \(score)") { score += 1 }
  }
}
