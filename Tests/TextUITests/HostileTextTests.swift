import Testing

@testable import TextUI

/// Text from outside, wherever a screen shows it.
@MainActor
@Suite struct `Hostile text` {
  private nonisolated static let hostile =
    "\u{1B}[2J\u{9B}31m\u{7}\u{202E}\u{2066}a\u{200B}\u{0}\r\n\u{301}x\u{7F}"

  @Test func `no place of a screen lets a command through`() throws {
    let hostile = Self.hostile
    let screen = Screen {
      VStack {
        Text(hostile)
        Button(hostile) {}
        Button {
        } label: {
          Text("row").accessibilityLabel(hostile)
        }
        TextField(hostile, text: .constant(hostile))
        Picker(hostile, selection: .constant(1)) {
          Text("one").accessibilityLabel(hostile).tag(1)
        }
        List([hostile], id: \.self) { Text($0) }
      }
      .navigationTitle(hostile)
    }

    expectNoCommand(screen.text)
    #expect(screen.text.hasPrefix("␛[2J<U+9B>31m␇<U+202E><U+2066>a<U+200B>␀"))
  }

  @Test func `no message repeats a command`() async throws {
    let hostile = Self.hostile
    let screen = Screen { Text("x") }
    let script = Script(on: screen) { expectNoCommand($0) }
    let quoted = hostile.replacing("\r\n", with: " ")

    for line in [
      "tap \"\(quoted)\"", "type \"a\" into \"\(quoted)\"", quoted,
      "expect \"\(quoted)\"", "tap \"x\" at \"\(quoted)\"", "tap \"\\\u{1B}\"",
    ] {
      let error = await #expect(throws: ScriptError.self) {
        try await script.run(line: line)
      }
      expectNoCommand(error?.description ?? "")
    }
  }

  private func expectNoCommand(
    _ text: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let commands = text.unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return scalar != "\n" && (category == .control || category == .format)
    }
    #expect(commands.isEmpty, "\(text)", sourceLocation: location)
  }

  // MARK: A megabyte

  @Test(arguments: [
    "한글 text ", "x", "漢", "\u{1B}[2J", "\n", "👨‍👩‍👦", "\u{301}", "👦\u{200D}",
    " ", "\u{AD}",
  ])
  func `a long text breaks no layout`(part: String) throws {
    let text = String(repeating: part, count: 20_000 / part.utf8.count)
    let screen = Screen {
      VStack {
        TextField("Note", text: .constant(text))
        TextField(text, text: .constant(""))
        HStack {
          Text(text)
          Text("end")
        }
        Button(text) {}
        Picker(text, selection: .constant(1)) { Text(text).tag(1) }
      }
      .navigationTitle(text)
    }

    let lines = screen.text.split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(lines.contains { $0.hasPrefix("Note: [") })
  }

  @Test func `a megabyte is shown to its end`() {
    let text = String(repeating: "한글 text ", count: 80_000) + "end"
    let screen = Screen { Text(text) }

    let lines = screen.text.split(separator: "\n")

    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.columns <= 80 })
  }
}
