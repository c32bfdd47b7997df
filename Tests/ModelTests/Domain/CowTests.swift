import Model
import Testing

@Suite struct `A herd of cows` {
  @Test func `has each name and each picture once`() {
    #expect(Cow.herd.count == 40)
    #expect(Set(Cow.herd.map(\.name)).count == 40)
    #expect(Set(Cow.herd.map(\.picture)).count == 40)
  }

  @Test(arguments: Cow.herd)
  func `has pictures that fit a narrow window`(cow: Cow) {
    let lines = cow.picture.split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect((1...5).contains(lines.count))
    #expect(lines.allSatisfy { (1...24).contains($0.count) })
    #expect(lines.allSatisfy { $0.last != " " })
    #expect(cow.picture.allSatisfy { $0.isASCII })
  }

  @Test(arguments: [
    ("", ["Snow cow", "한우"]),
    ("snow", ["Snow cow"]),
    ("SNOW COW", ["Snow cow"]),
    ("(**)", ["Snow cow"]),
    ("(\"\")", ["한우"]),
    ("\u{1112}\u{1161}\u{11AB}우", ["한우"]),
    ("w c", ["Snow cow"]),
    (" ", ["Snow cow"]),
    ("\n", []),
    ("🐄", []),
    ("한\u{0}우", []),
  ])
  func `is searched by name and by picture`(search: String, found: [String]) {
    let herd = [Cow("Snow cow", "(**)"), Cow("한우", "(\"\")")]

    #expect(herd.matching(search).map(\.name) == found)
  }

  @Test func `is searched by a text longer than any picture`() {
    let search = String(repeating: "moo", count: 10_000)

    #expect(Cow.herd.matching(search).isEmpty)
  }
}
