import Testing

@testable import TextUI

/// Editing in a text field, key by key.
@MainActor
@Suite struct `Text fields` {
  /// A field with a text, and a bar where the cursor is.
  private func edited(
    _ text: String, by keys: [Key], program: @escaping (String) -> String
  ) -> String {
    let note = Note(text)
    let host = ViewHost(
      width: 40, content: NoteField(note: note, program: program))
    host.moveFocus(by: 1)
    for key in keys {
      host.send(key)
    }
    let line = host.lines().first
    let cursor = line?.cursorColumn ?? 0
    let before = Line(note.text).text.prefix { _ in true }
    var columns = 7
    var index = before.startIndex
    while columns < cursor, index < before.endIndex {
      columns += before[index].columns
      index = before.index(after: index)
    }
    return "\(before[..<index])|\(before[index...])"
  }

  private func edited(_ text: String, by keys: [Key]) -> String {
    edited(text, by: keys) { $0 }
  }

  @Test(arguments: [
    ("ab", [Key.left, .character("x")], "ax|b"),
    ("ab", [.left, .left, .left, .character("x")], "x|ab"),
    ("ab", [.home, .right, .character("x")], "ax|b"),
    ("ab", [.home, .end, .right, .character("x")], "abx|"),
    ("abc", [.left, .backspace], "a|c"), ("abc", [.left, .delete], "ab|"),
    ("ab", [.home, .backspace], "|ab"), ("ab", [.delete], "ab|"),
    ("abc", [.left, .deleteToStart], "|c"),
    ("한글", [.left, .backspace], "|글"), ("한글", [.home, .delete], "|글"),
    ("👨‍👩‍👦!", [.left, .backspace], "|!"), ("🇰🇷🇰🇷", [.backspace], "🇰🇷|"),
    ("\u{1112}\u{1161}\u{11AB}", [.backspace], "|"),
    ("e\u{301}", [.backspace], "|"),
    ("ab", [.left, .text("1\r\n2\n3\t4")], "a1 2 3 4|b"),
    ("", [.character("한"), .character("👍🏽"), .left], "한|👍🏽"),
    ("", [.character("👩"), .character("\u{200D}"), .character("👦")], "👩‍👦|"),
    ("b", [.home, .character("a"), .character("한")], "a한|b"),
  ])
  func `keys edit at the cursor`(text: String, keys: [Key], result: String) {
    #expect(edited(text, by: keys) == result)
  }

  @Test func `the cursor stays when the program changes the text`() {
    let keys: [Key] = [.left, .character("x"), .character("y")]

    #expect(edited("ab", by: keys) { $0.uppercased() } == "AXY|B")
    #expect(edited("ab", by: keys) { _ in "ab" } == "a|b")
    #expect(edited("abc", by: [.home, .delete]) { _ in "abc" } == "|abc")
  }

  @Test(arguments: [
    ([Key](), "[efghijklmnopqrstuvwx]", 20), ([.left], "[efghijk", 19),
    ([.home], "[abcdefghijklmnopqrst]", 0), ([.home, .end], "[efg", 20),
    (Array(repeating: .left, count: 21), "[defg", 0),
    ([.backspace], "[defghijklmnopqrstuvw]", 20),
  ])
  func `a long text scrolls with the cursor`(
    keys: [Key], shown: String, column: Int
  ) {
    let note = Note("abcdefghijklmnopqrstuvwx")
    let host = ViewHost(width: 40, content: NoteField(note: note) { $0 })
    host.moveFocus(by: 1)
    _ = host.lines()

    for key in keys {
      host.send(key)
      _ = host.lines()
    }

    let line = host.lines().first
    #expect(line?.text.hasPrefix("Note: \(shown)") == true)
    #expect(line?.cursorColumn == 7 + column)
  }

  @Test func `a prompt stands in an empty field, after the cursor`() {
    let field = TextField(
      "Note", text: .constant(""), prompt: Text("한국어 \u{7} or any language"))
    let host = ViewHost(width: 40, content: field)
    host.moveFocus(by: 1)

    #expect(host.lines().first?.text == "Note: [한국어 ␇ or any lan…]")
    #expect(host.lines().first?.cursorColumn == 7)
  }

  @Test func `a wide character that does not fit is not split`() {
    let note = Note(String(repeating: "한", count: 30) + "a")
    let host = ViewHost(width: 40, content: NoteField(note: note) { $0 })
    host.moveFocus(by: 1)

    #expect(host.lines().first?.text.hasSuffix("한a ]") == true)
    #expect(host.lines().first?.columns == 28)
  }

  @Test(arguments: [10_000, 1_000_000])
  func `what a key looks at does not grow with the text`(length: Int) {
    let text = String(repeating: "한글 text ", count: length / 12)
    var window = FieldWindow()
    var cursor = FieldCursor()
    var examined: [Int] = []

    for key in [Key.end, .left, .home, .right, .end] {
      _ = cursor.move(key, in: text)
      _ = window.part(of: text, cursor: cursor, columns: 20)
      examined.append(window.examined)
    }

    #expect(examined == [50, 50, 34, 35, 50])
  }

  @Test func `a megabyte is typed as one event`() throws {
    var edits: [Int] = []
    let note = Note("")
    let screen = Screen {
      NoteField(note: note) { text in
        edits.append(text.utf8.count)
        return text
      }
    }
    let megabyte = String(repeating: "한글 text ", count: 80_000)

    try screen.type("한글", into: "Note")
    try screen.type(megabyte, into: "Note")
    try screen.type("!", into: "Note")

    let length = megabyte.utf8.count
    #expect(edits == [3, 6, 6 + length, 7 + length])
  }

  @Test func `a line break that is typed is a blank`() throws {
    let note = Note("")
    let screen = Screen { NoteField(note: note) { $0 } }

    try screen.type("a\nb\r\nc\td", into: "Note")

    #expect(note.text == "a b c d")
  }

  @Test func `a megabyte is edited without looking at all of it`() {
    let note = Note("")
    let host = ViewHost(width: 40, content: NoteField(note: note) { $0 })
    host.moveFocus(by: 1)
    let megabyte = String(repeating: "한글 text ", count: 80_000)

    host.send(.text(megabyte))
    for key in [Key.home, .right, .delete, .end, .left, .backspace] {
      host.send(key)
      _ = host.lines()
    }

    #expect(note.text.utf8.count == megabyte.utf8.count - 4)
    #expect(host.lines().first?.text == "Note: [ 한글 text 한글 tex ]")
  }

  @Test func `a character without an end is shown and deleted as one`() {
    let note = Note("a" + String(repeating: "\u{301}", count: 500_000))
    let host = ViewHost(width: 40, content: NoteField(note: note) { $0 })
    host.moveFocus(by: 1)

    #expect(host.lines().first?.columns == 28)
    host.send(.backspace)

    #expect(note.text == "")
  }

  @Test func `nothing to delete is no event`() {
    var edits = 0
    let note = Note("")
    let host = ViewHost(
      width: 40,
      content: NoteField(note: note) { text in
        edits += 1
        return text
      })
    host.moveFocus(by: 1)

    #expect(host.send(.backspace))
    #expect(edits == 0)
  }
}

@MainActor
private final class Note: ObservableObject {
  @Published var text: String

  init(_ text: String) {
    self.text = text
  }
}

private struct NoteField: View {
  @ObservedObject var note: Note
  let program: (String) -> String

  var body: some View {
    TextField(
      "Note",
      text: Binding(get: { note.text }, set: { note.text = program($0) }))
  }
}
