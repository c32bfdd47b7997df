import Model
import Testing
import TextUI

@testable import DirectContext

/// A view with a state of its own is tested through the screen that shows it.
@MainActor
@Suite struct `Cows screen` {
  private let screen = Screen(width: 40) { CowsScreen() }

  @Test func `nothing is selected at first`() {
    #expect(!screen.text.contains("Selection"))
    #expect(cows == Cow.herd.map(\.name))
  }

  @Test func `a search finds cows by name and by picture`() throws {
    try screen.type("SNOW", into: "Search")
    #expect(cows == ["Snow cow"])

    try screen.clear("Search")
    try screen.type("[#]", into: "Search")
    #expect(cows == ["Sunny cow"])
  }

  @Test func `a search in vain finds none`() throws {
    try screen.type("tiger", into: "Search")

    #expect(cows == [])
    #expect(screen.text.hasSuffix("\n  No cows for “tiger”"))
  }

  @Test func `a search keeps the count of the selected cow`() throws {
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.type("tiger", into: "Search")

    #expect(screen.text.contains("\n\nCalf\n"))
    #expect(screen.text.contains("Mooed 1 time\n"))
  }

  @Test func `the same cow keeps its count`() throws {
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.tap("Calf")

    #expect(screen.text.contains("\n\nCalf\n"))
    #expect(screen.text.contains("Mooed 1 time\n"))
  }

  @Test func `another cow begins its count`() throws {
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.tap("Bull")

    #expect(screen.text.contains("\n\nBull\n"))
    #expect(screen.text.contains("Mooed 0 times\n"))
  }

  /// The names of the cows in the list.
  private var cows: [String] {
    screen.elements.filter { $0.role == .row }.map(\.label)
  }
}
