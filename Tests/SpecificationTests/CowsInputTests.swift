import Model
import Specification
import Testing
import TextUI
import WorkbenchKit

/// Whatever is searched for on the cows screen is kept and answered.
@MainActor
@Suite struct `A search for cows` {
  @Test(
    arguments: Pattern.all,
    ["🐄", "moo\u{7}", "\u{200B}", String(repeating: "moo", count: 4_000)])
  func `in vain is kept, and undone with the field`(
    pattern: Pattern, search: String
  ) throws {
    let screen = try Stage(pattern, width: 80).open(.cows)
    let herd = screen.text
    try screen.tap("Calf")
    try screen.tap("Moo")
    let selection = screen.text

    try screen.type(search, into: "Search")
    #expect(screen.text.contains("  No cows for"))
    #expect(!screen.text.contains("› "))
    #expect(screen.text.contains("Mooed 1 time"))

    try screen.clear("Search")
    #expect(screen.text == selection)
    #expect(screen.text.hasSuffix(herd.split(separator: "\n\n")[1]))
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: Pattern.all)
  func `looks for blanks as for any other text`(pattern: Pattern) throws {
    let screen = try Stage(pattern).open(.cows)

    try screen.type("    ", into: "Search")

    let found = screen.elements.filter { $0.role == .row }.map(\.label)
    #expect(
      found == Cow.herd.filter { $0.picture.contains("    ") }.map(\.name))
  }
}
