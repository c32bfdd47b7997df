import Foundation
import Testing
import TextUI

/// Deleting rows.
@MainActor
@Suite struct `Rows that can be deleted` {
  /// Source: [onDelete(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)),
  /// `semantics.md` 14a: offsets count in the collection of the `ForEach`.
  @Test func `are deleted by their place in the collection`() throws {
    let screen = Screen { Fruits(fruits: ["Apple", "Pear", "Plum"]) }
    #expect(screen.text == "Fruits\nApple\nPear\nPlum")

    try screen.deleteRow("Pear")

    #expect(screen.text == "Fruits\nApple\nPlum")
  }

  /// `semantics.md` 26, report 19: [kiwix/kiwix-apple#940](https://github.com/kiwix/kiwix-apple/issues/940).
  @Test func `with the same identity are told apart`() throws {
    let screen = Screen { Fruits(fruits: ["Apple", "Pear", "Pear", "Plum"]) }

    try screen.deleteRow("Pear", at: 1)

    #expect(screen.text == "Fruits\nApple\nPear\nPlum")
  }

  @Test func `hold buttons, and the delete key deletes the row`() throws {
    var deleted: [Int] = []
    let screen = Screen {
      List {
        ForEach(0..<2) { number in
          Button("Row \(number)") {}
        }
        .onDelete { deleted += $0 }
      }
    }
    #expect(screen.text == "› Row 0\n› Row 1")

    try screen.deleteRow("Row 1")

    #expect(deleted == [1])
  }

  /// Source: [remove(atOffsets:)](https://developer.apple.com/documentation/swift/mutablecollection/remove(atoffsets:)).
  @Test func `are removed by the offsets that they had`() {
    var fruits = ["Apple", "Pear", "Plum", "Quince"]
    fruits.remove(atOffsets: [0, 2, 3])
    #expect(fruits == ["Pear"])

    var slice = [1, 2, 3, 4][1...]
    slice.remove(atOffsets: [0, 1])
    #expect(slice == [4])
  }

  @Test func `are refused by their name`() {
    let screen = Screen { Fruits(fruits: ["Apple"]) }

    #expect(throws: ScreenError.notFound("Kiwi", candidates: ["Apple"])) {
      try screen.deleteRow("Kiwi")
    }
  }
}

private struct Fruits: View {
  @State var fruits: [String]

  var body: some View {
    Text("Fruits")
    ForEach(fruits, id: \.self) { Text($0) }
      .onDelete { fruits.remove(atOffsets: $0) }
  }
}
