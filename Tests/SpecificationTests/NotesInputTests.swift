import Model
import Specification
import Testing
import TextUI
import WorkbenchKit

/// What someone may type or paste, and other programs may store.
@MainActor
@Suite struct `Notes of any text` {
  private nonisolated static let texts = [
    String(repeating: "long ", count: 2_000) + "end",
    String(repeating: "한", count: 10_000), "👩‍👩‍👧🇰🇷", "a\u{1B}[2Jb\u{7}",
    "a\u{0}b", "\u{202E}abc", "e\u{301}", "\u{200B}",
  ]

  @Test(arguments: Pattern.all, texts)
  func `are added, edited, found and deleted`(
    pattern: Pattern, text: String
  ) throws {
    let stage = try Stage(pattern)
    let screen = stage.open(.notes)

    try screen.type(text, into: "New note")
    try screen.tap("Add")
    #expect(try notes(in: stage) == [text])

    try screen.type(String(text.prefix(300)), into: "Filter")
    let row = try #require(screen.elements.first { $0.role == .row }?.label)
    try screen.tap(row)
    try screen.type("!", into: "Edit")
    try screen.submit("Edit")
    #expect(try notes(in: stage) == [text + "!"])

    let edited = try #require(screen.elements.first { $0.role == .row }?.label)
    try screen.deleteRow(edited)
    #expect(try notes(in: stage) == [])
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: Pattern.all)
  func `of many lines take three on the screen`(pattern: Pattern) throws {
    let stage = try Stage(pattern)
    let screen = stage.open(.notes)

    try stage.change(in: .otherContainer) { context in
      context.insert(Note(String(repeating: "abcdefghi ", count: 1_000)))
      context.insert(Note("b\nc\nd\ne"))
    }

    #expect(
      screen.text.hasSuffix(
        """
        › abcdefghi abcdefghi abcdefghi
          abcdefghi abcdefghi abcdefghi
          abcdefghi abcdefghi abcdefghi abcdefg…
        › b
          c
          d…
        """))
  }

  private func notes(in stage: Stage) throws -> [String] {
    var notes: [String] = []
    try stage.change(in: .otherContainer) { context in
      notes = try context.fetch(FetchDescriptor<Note>()).map(\.text)
    }
    return notes
  }
}
