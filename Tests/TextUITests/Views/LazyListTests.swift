import Foundation
import Observation
import Testing

@testable import TextUI

/// Rows of a list are built when they come near the part that is shown.
///
/// Source: [Chris Eidhof](https://chris.eidhof.nl/post/swiftui-state-lifetime).
@Suite("A list in a window")
struct LazyListTests {
  private let list = Numbers(1...1000)

  private func host(height: Int? = 5) -> ViewHost {
    ViewHost(width: 20, height: height, content: NumberList(numbers: list))
  }

  private func text(_ host: ViewHost) -> [String] {
    host.lines().map(\.text)
  }

  @Test func `builds a screenful of its rows`() {
    let host = host()

    #expect(text(host) == ["› 1", "› 2", "› 3", "› 4", "  …"])
    #expect(host.bodyCount(of: NumberRow.self) == 5)
  }

  @Test func `builds all its rows without a height`() {
    let host = host(height: nil)

    #expect(text(host).count == 1000)
    #expect(host.bodyCount(of: NumberRow.self) == 1000)
  }

  @Test func `builds more when the focus comes to them`() {
    let host = host()

    for _ in 0..<12 {
      host.moveFocus(by: 1)
    }

    #expect(text(host) == ["  …", "› 10", "› 11", "› 12", "  …"])
    #expect(host.bodyCount(of: NumberRow.self) < 50)
  }

  @Test func `goes to its last row without those between`() {
    let host = host()

    host.moveFocus(toLast: true)

    #expect(text(host) == ["  …", "› 997", "› 998", "› 999", "› 1000"])
    #expect(host.bodyCount(of: NumberRow.self) < 50)

    for _ in 0..<12 {
      host.moveFocus(by: -1)
    }
    #expect(text(host) == ["  …", "› 988", "› 989", "› 990", "  …"])

    host.moveFocus(toLast: false)
    #expect(text(host) == ["› 1", "› 2", "› 3", "› 4", "  …"])
  }

  @Test func `goes by pages and stops at its ends`() {
    let host = host()
    host.moveFocus(by: 1)

    host.moveFocus(over: 20)
    #expect(text(host)[1...3] == ["› 19", "› 20", "› 21"])

    host.moveFocus(over: -100)
    #expect(text(host) == ["› 1", "› 2", "› 3", "› 4", "  …"])
  }

  @Test func `builds what a change brings into the window`() {
    let host = host()
    _ = host.lines()

    list.values.insert(contentsOf: [-2, -1], at: 1)
    host.settle()
    #expect(text(host) == ["› 1", "› -2", "› -1", "› 2", "  …"])

    list.values.removeFirst(500)
    host.settle()
    #expect(text(host) == ["› 499", "› 500", "› 501", "› 502", "  …"])

    list.values = []
    host.settle()
    #expect(text(host) == [])
  }

  @Test func `keeps the state of a row that is scrolled away`() {
    let host = host()
    host.moveFocus(by: 1)
    host.send(.return)
    #expect(text(host).first == "› 1!")

    host.moveFocus(toLast: true)
    _ = host.lines()
    host.moveFocus(toLast: false)

    #expect(text(host).first == "› 1!")
  }

  @Test func `shows more when the window grows`() {
    let host = host()
    _ = host.lines()

    host.height = 8

    #expect(
      text(host)
        == ["› 1", "› 2", "› 3", "› 4", "› 5", "› 6", "› 7", "  …"])
  }

  @Test func `scrolls over rows that can't have the focus`() {
    let host = ViewHost(
      width: 20, height: 5,
      content: List(1...1000, id: \.self) { Text("\($0)") })
    _ = host.lines()
    host.moveFocus(by: 1)

    host.send(.pageDown)
    host.send(.pageDown)

    #expect(text(host) == ["  …", "8", "9", "10", "  …"])
  }

  @Test func `deletes the right one of its rows`() throws {
    let host = host()
    host.moveFocus(toLast: true)
    _ = host.lines()

    host.send(.delete)

    #expect(list.values.count == 999)
    #expect(list.values.last == 999)
  }

  @Test func `is found whole by a screen`() throws {
    let screen = Screen(width: 20, height: 5) { NumberList(numbers: list) }

    try screen.tap("500")

    #expect(screen.text.contains("› 500!"))
  }

  @Test func `builds the rows of a section only as they are needed`() {
    let host = ViewHost(
      width: 20, height: 5,
      content: List {
        Section("Numbers") {
          ForEach(1...1000, id: \.self) { NumberRow(number: $0) }
        }
      })

    #expect(text(host) == ["Numbers", "  › 1", "  › 2", "  › 3", "  …"])
    #expect(host.bodyCount(of: NumberRow.self) < 20)
  }

  @Test func `keeps to its end as it grows`() {
    let host = ViewHost(
      width: 20, height: 4,
      content: NumberList(numbers: list).defaultScrollAnchor(.bottom))
    #expect(text(host) == ["  …", "› 998", "› 999", "› 1000"])
    let count = host.bodyCount(of: NumberRow.self)

    list.values.append(1001)
    host.settle()

    #expect(text(host) == ["  …", "› 999", "› 1000", "› 1001"])
    #expect(count < 20)
    #expect(host.bodyCount(of: NumberRow.self) == count + 1)
  }

  @Test func `keeps its built rows wherever others come and go`() {
    let host = host()
    host.moveFocus(by: 1)
    host.send(.return)
    host.moveFocus(by: 1)
    host.send(.return)
    #expect(text(host) == ["› 1!", "› 2!", "› 3", "› 4", "  …"])

    list.values.insert(contentsOf: [2000, 2001], at: 1)
    host.settle()
    #expect(text(host) == ["› 1!", "› 2000", "› 2001", "› 2!", "  …"])

    list.values.removeFirst(3)
    list.values.insert(1, at: 1)
    host.settle()
    #expect(text(host) == ["› 2!", "› 1!", "› 3", "› 4", "  …"])
  }

  @Test func `records an ID that comes a second time`() {
    let host = host()

    list.values.append(500)
    host.settle()

    #expect(host.issues == [.duplicateID("500")])
  }
}

@Observable private final class Numbers {
  var values: [Int]

  init(_ values: ClosedRange<Int>) {
    self.values = Array(values)
  }
}

private struct NumberList: View {
  let numbers: Numbers

  var body: some View {
    List {
      ForEach(numbers.values, id: \.self) { NumberRow(number: $0) }
        .onDelete { numbers.values.remove(at: $0.first ?? 0) }
    }
  }
}

private struct NumberRow: View {
  let number: Int
  @State private var isMarked = false

  var body: some View {
    Button(isMarked ? "\(number)!" : "\(number)") { isMarked = true }
  }
}
