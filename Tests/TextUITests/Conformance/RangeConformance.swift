import Testing
import TextUI

/// Rule 12b: a range without IDs has to stay as it is.
@MainActor
@Suite struct `Conformance: ranges` {
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/View/DynamicViewContent/ForEach.swift
  @Test func `a range of another length is recorded, and the old one stays`()
    throws
  {
    let screen = Screen {
      Parent { value in ForEach(0..<value) { Number(number: $0) } }
    }

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(screen.text == "[more 3]\nnumber 0")
    #expect(
      screen.issues == [
        .rangeChanged(from: 1, to: 2), .rangeChanged(from: 1, to: 3),
      ])
    #expect(screen.bodyCount(of: Number.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2021/10022/ 33:06
  @Test func `with an ID a range may change`() throws {
    let screen = Screen {
      Parent { value in
        ForEach(0..<value, id: \.self) { Number(number: $0) }
      }
    }

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\nnumber 0\nnumber 1")
    #expect(screen.issues.isEmpty)
    #expect(screen.bodyCount(of: Number.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/foreach
  @Test func `rows of a range keep their state when their parent runs`()
    throws
  {
    let screen = Screen {
      Parent { _ in ForEach(0..<2) { Counter("n\($0)") } }
    }
    try screen.tap("n1 0")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[n0 0]\n[n1 1]")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }
}
