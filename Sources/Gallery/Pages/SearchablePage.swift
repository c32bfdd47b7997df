import TextUI

/// A search field above a view.
struct SearchablePage: View {
  @State private var search = ""

  private var found: [String] {
    ["moo", "boo"].filter {
      search.isEmpty || $0.contains(search)
    }
  }

  var body: some View {
    List(found, id: \.self) { Text($0) }
      .searchable(text: $search, prompt: "name")
  }
}
