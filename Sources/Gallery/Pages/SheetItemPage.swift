import TextUI

/// A sheet about an item.
struct SheetItemPage: View {
  @State private var person: Person?

  var body: some View {
    Button("Edit") { person = Person(id: 7) }
      .sheet(item: $person) { person in
        Text("Person \(person.id)")
      }
  }
}

private struct Person: Identifiable {
  let id: Int
}
