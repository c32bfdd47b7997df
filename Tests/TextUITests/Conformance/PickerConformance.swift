import Testing
import TextUI

/// Rules 20a and 20b, report 20: a picker's selection and its tags.
@MainActor
@Suite struct `Conformance: pickers` {
  // https://github.com/AvdLee/Roadmap/pull/84 (20a, report 20)
  @Test func `a selection without a tag marks nothing until a pick`() throws {
    let log = Log()
    let screen = Screen { Sizes(size: "huge", log: log) }
    #expect(screen.text == "Size: ( ) S ( ) L\nhuge")
    #expect(screen.issues == [.selectionWithoutTag("huge")])
    #expect(log.text == "")

    try screen.pick("L")

    #expect(screen.text == "Size: ( ) S (•) L\nlarge")
    #expect(log.text == "large")
    #expect(screen.bodyCount(of: Sizes.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:) (20b)
  @Test func `a tag stands for the value in an optional selection`() throws {
    let screen = Screen { OptionalSizes(size: "small") }
    #expect(screen.text == "Size: (•) S ( ) L\nsmall")

    try screen.pick("L")

    #expect(screen.text == "Size: ( ) S (•) L\nlarge")
    #expect(screen.issues.isEmpty)
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:) (20b)
  @Test func `a tag that excludes optionals does not`() {
    let screen = Screen {
      Picker("Size", selection: .constant(String?.some("small"))) {
        Text("S").tag("small", includeOptional: false)
      }
    }

    #expect(screen.text == "Size: ( ) S")
    #expect(
      screen.issues == [.selectionWithoutTag(#"Optional("small")"#)])
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:) (20b)
  @Test func `an optional tag does not stand for a value`() throws {
    let screen = Screen { OptionalTags() }
    #expect(screen.text == "Size: ( ) S ( ) L\nsmall")

    try screen.pick("L")

    #expect(screen.text == "Size: ( ) S ( ) L\nsmall")
    #expect(screen.issues.contains(.selectionWithoutTag("small")))
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/View/Tag.swift (20b)
  @Test func `the rows of a ForEach are tagged with their IDs`() throws {
    let screen = Screen { Identified() }
    #expect(screen.text == "Size: (•) small ( ) large")

    try screen.pick("large")

    #expect(screen.text == "Size: ( ) small (•) large")
    #expect(screen.issues.isEmpty)
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:) (20b)
  @Test func `a tag in a row counts more than the row's ID`() throws {
    let screen = Screen { TaggedRows() }
    #expect(screen.text == "Size: ( ) small (•) large")

    try screen.pick("small")

    #expect(screen.text == "Size: (•) small ( ) large")
    #expect(screen.issues.isEmpty)
  }
}

// MARK: - Views

private struct Sizes: View {
  @State var size: String
  let log: Log

  var body: some View {
    Picker("Size", selection: $size) {
      Text("S").tag("small")
      Text("L").tag("large")
    }
    .onChange(of: size) { log(size) }
    Text(size)
  }
}

private struct OptionalSizes: View {
  @State var size: String?

  var body: some View {
    Picker("Size", selection: $size) {
      Text("S").tag("small")
      Text("L").tag("large")
    }
    Text(size ?? "none")
  }
}

private struct OptionalTags: View {
  @State private var size = "small"

  var body: some View {
    Picker("Size", selection: $size) {
      Text("S").tag(String?.some("small"))
      Text("L").tag(String?.some("large"))
    }
    Text(size)
  }
}

private struct Identified: View {
  @State private var size = "small"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["small", "large"], id: \.self) { Text($0) }
    }
  }
}

private struct TaggedRows: View {
  @State private var index = 1

  var body: some View {
    Picker("Size", selection: $index) {
      ForEach(["small", "large"], id: \.self) { name in
        Text(name).tag(name == "small" ? 0 : 1)
      }
    }
  }
}
