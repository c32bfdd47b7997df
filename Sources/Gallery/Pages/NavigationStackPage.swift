import TextUI

/// Pages over a root.
struct NavigationStackPage: View {
  var body: some View {
    NavigationStack {
      List(1..<3, id: \.self) { number in
        NavigationLink("Page \(number)", value: number)
      }
      .navigationTitle("Pages")
      .navigationDestination(for: Int.self) {
        Text("content")
          .navigationTitle("Page \($0)")
      }
    }
  }
}
