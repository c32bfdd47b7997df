import TextUI

/// Rows of data that scroll.
struct ListPage: View {
  var body: some View {
    List(["Alex", "민지"], id: \.self) { name in
      Button(name) {}
    }
    List {
      Text("a row")
      Text("another")
    }
  }
}
