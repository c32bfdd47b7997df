import Testing
import TextUI

@MainActor
@Suite struct `A limit of lines` {
  private func text(
    _ content: String, limit: Int?, width: Int = 8
  ) -> String {
    Screen(width: width) { Text(content).lineLimit(limit) }.text
  }

  // https://developer.apple.com/documentation/swiftui/view/linelimit(_:) (14f)
  @Test func `ends a text that has more`() {
    #expect(text("one two three four", limit: 1) == "one two…")
    #expect(text("one two three four", limit: 2) == "one two\nthree f…")
    #expect(text("김치 담그기", limit: 1) == "김치 담…")
    #expect(text("abcdefghij", limit: 1) == "abcdefg…")
    #expect(text("a\nb", limit: 1) == "a…")
  }

  @Test func `leaves a text that has no more`() {
    #expect(text("one two", limit: 1) == "one two")
    #expect(text("one two three", limit: 2) == "one two\nthree")
    #expect(text("one two three", limit: nil) == "one two\nthree")
  }

  @Test func `below one is one`() {
    #expect(text("one two three", limit: 0) == "one two…")
  }

  @Test func `holds for all texts in a view, and changes`() throws {
    let screen = Screen(width: 8) { Reader() }
    #expect(screen.text == "[More]\none two…")

    try screen.tap("More")

    #expect(screen.text == "[More]\none two\nthree")
  }
}

private struct Reader: View {
  @State private var limit: Int? = 1

  var body: some View {
    VStack {
      Button("More") { limit = nil }
      Text("one two three")
    }
    .lineLimit(limit)
  }
}
