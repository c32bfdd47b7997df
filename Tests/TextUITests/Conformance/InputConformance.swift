import Testing
import TextUI

/// Rule 18: a body is skipped when its view's inputs are the same.
@MainActor
@Suite struct `Conformance: inputs` {
  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `plain values that are the same skip the body`() throws {
    let counts = try refresh { _ in Plain(number: 1, flag: true, ratio: 0.5) }

    #expect(counts == 1)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `a plain value that differs runs it`() throws {
    let counts = try refresh {
      Plain(number: 1, flag: true, ratio: Double($0))
    }

    #expect(counts == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenAttributeGraph/blob/49a40098fc0b41c6f9e686ef4218b4895fe513f9/Tests/OpenAttributeGraphCompatibilityTests/CompareValuesCompatibilityTests.swift
  @Test func `the == of plain data is not asked`() throws {
    #expect(try refresh { PlainEquatable(number: $0) } == 2)
    #expect(try refresh { HasPlain(value: PlainValue(number: $0)) } == 2)
  }

  // https://github.com/OpenSwiftUIProject/OpenAttributeGraph/blob/49a40098fc0b41c6f9e686ef4218b4895fe513f9/Tests/OpenAttributeGraphCompatibilityTests/CompareValuesCompatibilityTests.swift
  @Test func `the == of anything else is asked`() throws {
    #expect(try refresh { Titled(title: "x", number: $0) } == 1)
    #expect(try refresh { Titled(title: "\($0)", number: $0) } == 2)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `the == of plain data is asked with equatable()`() throws {
    let screen = Screen {
      Parent { value in
        EqualByHalves(number: value).equatable()
      }
    }

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\nnumber 2")

    try screen.tap("more 2")
    #expect(screen.text == "[more 3]\nnumber 2")

    try screen.tap("more 3")
    #expect(screen.text == "[more 4]\nnumber 4")
    #expect(screen.bodyCount(of: EqualByHalves.self) == 3)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `an object is compared by its identity`() throws {
    let same = Score()

    #expect(try refresh { _ in Holding(score: same) } == 1)
    #expect(try refresh { _ in Holding(score: Score()) } == 2)
    #expect(try refresh { _ in MayHold(score: same) } == 1)
    #expect(try refresh { _ in MayHold(score: Score()) } == 2)
    #expect(try refresh { _ in MayHold(score: nil) } == 1)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `an object is not asked whether it equals another`() throws {
    #expect(try refresh { _ in HasEqual(object: EqualObject()) } == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 30:49
  @Test func `a closure can't be compared`() throws {
    #expect(try refresh { _ in HasAction(action: {}) } == 2)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `texts, arrays and enums are compared`() throws {
    let counts = try refresh { _ in
      Compound(text: "x", list: [1, 2], choice: .named("y"), pair: (1, "z"))
    }
    #expect(counts == 2)

    let without = try refresh { _ in
      Listed(text: "x", list: ["y"], choice: .named("y"))
    }
    #expect(without == 1)
    #expect(
      try refresh { Listed(text: "x", list: ["\($0)"], choice: .none) } == 2)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `a struct in a view is compared field by field`() throws {
    #expect(try refresh { _ in Nested(inner: .init(text: "x")) } == 1)
    #expect(try refresh { Nested(inner: .init(text: "\($0)")) } == 2)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `a view in a view is compared, too`() throws {
    #expect(try refresh { _ in Framed(content: Number(number: 1)) } == 1)
    #expect(try refresh { Framed(content: Number(number: $0)) } == 2)
  }

  // https://developer.apple.com/documentation/swiftui/state
  @Test func `a state is the same input whatever its initial value`() throws {
    #expect(try refresh { Started(number: $0) } == 1)
  }

  // https://chris.eidhof.nl/note/swiftui-view-equality
  @Test func `a weak reference can't be compared`() throws {
    let score = Score()

    #expect(try refresh { _ in Weakly(score: score) } == 2)
  }

  /// How often a view's body runs when its parent is updated once.
  private func refresh<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) throws -> Int {
    let screen = Screen { Parent(child: content) }
    try screen.tap("more 1")
    return screen.bodyCount(of: Content.self)
  }
}

// MARK: - Views

private struct Plain: View {
  let number: Int
  let flag: Bool
  let ratio: Double

  var body: some View { Text("\(number)") }
}

private struct PlainEquatable: View, Equatable {
  let number: Int

  static func == (one: Self, other: Self) -> Bool { true }

  var body: some View { Text("\(number)") }
}

private struct PlainValue: Equatable {
  let number: Int

  static func == (one: Self, other: Self) -> Bool { true }
}

private struct HasPlain: View {
  let value: PlainValue

  var body: some View { Text("\(value.number)") }
}

private struct Titled: View, Equatable {
  let title: String
  let number: Int

  static func == (one: Self, other: Self) -> Bool { one.title == other.title }

  var body: some View { Text("\(title) \(number)") }
}

private struct MayHold: View {
  let score: Score?

  var body: some View { Text("\(score?.points ?? 0)") }
}

private final class EqualObject: Equatable {
  static func == (one: EqualObject, other: EqualObject) -> Bool { true }
}

private struct HasEqual: View {
  let object: EqualObject

  var body: some View { Text("object") }
}

private struct HasAction: View {
  let action: () -> Void

  var body: some View { Button("x", action: action) }
}

private enum Choice: Equatable {
  case none
  case named(String)
}

private struct Compound: View {
  let text: String
  let list: [Int]
  let choice: Choice
  let pair: (Int, String)

  var body: some View { Text(text) }
}

private struct Listed: View {
  let text: String
  let list: [String]
  let choice: Choice

  var body: some View { Text(text) }
}

private struct Nested: View {
  struct Inner { let text: String }

  let inner: Inner

  var body: some View { Text(inner.text) }
}

private struct Framed<Content: View>: View {
  let content: Content

  var body: some View { content }
}

private struct Started: View {
  @State var number: Int

  var body: some View { Text("\(number)") }
}

private struct Weakly: View {
  weak var score: Score?

  var body: some View { Text("\(score?.points ?? 0)") }
}

private struct EqualByHalves: View, Equatable {
  let number: Int

  var body: some View { Text("number \(number)") }

  static func == (first: EqualByHalves, second: EqualByHalves) -> Bool {
    first.number / 2 == second.number / 2
  }
}
