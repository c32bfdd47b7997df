import TextUI

/// A view for each element.
struct ForEachPage: View {
  var body: some View {
    ForEach(1..<3) { number in
      Text("Row \(number)")
    }
    ForEach(["Apple", "Pear"], id: \.self) { fruit in
      Text(fruit)
    }
    ForEach([Cow(id: 1), Cow(id: 2)]) { cow in
      Text("Cow \(cow.id)")
    }
  }
}

private struct Cow: Identifiable {
  let id: Int
}
