import TextUI

/// Rows that can be deleted.
struct OnDeletePage: View {
  @State private var fruits = ["Apple", "Pear"]

  var body: some View {
    ForEach(fruits, id: \.self) { Text($0) }
      .onDelete { fruits.remove(atOffsets: $0) }
  }
}
