import TextUI

/// A view for each element.
struct ForEachPage: View {
  var body: some View {
    ForEach(1..<4) { number in
      Text("Row \(number)")
    }
  }
}
