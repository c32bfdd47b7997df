import TextUI

/// An object for all views below.
struct EnvironmentObjectPage: View {
  @StateObject private var paint = Paint()

  var body: some View {
    Wall().environmentObject(paint)
    Button("Paint") { paint.coats += 1 }
  }
}

private final class Paint: ObservableObject {
  @Published var coats = 0
}

private struct Wall: View {
  @EnvironmentObject private var paint: Paint

  var body: some View {
    Text("Coats: \(paint.coats)")
  }
}
