import Foundation
import Observation
import Testing

@testable import TextUI

/// Rows that a list builds on demand are identified as others are.
@Suite("Rows of a list that come and go")
struct LazyIdentityTests {
  @Test func `a range in a list stays as long as it was`() throws {
    struct Page: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Button("More") { count += 1 }
          List { ForEach(0..<count) { Text("row \($0)") } }
        }
      }
    }
    let screen = Screen(height: 20) { Page() }
    _ = screen.text
    try screen.tap("More")
    #expect(screen.issues.count == 1)
    #expect(!screen.text.contains("row 2"))
  }

  @Test func `a list of rows that can be deleted no more scrolls`() throws {
    struct Page: View {
      @State private var canDelete = true
      var body: some View {
        VStack {
          Button("Lock") { canDelete = false }
          List {
            ForEach(0..<20, id: \.self) { Text("row \($0)") }
              .onDelete(perform: canDelete ? { _ in } : nil)
          }
        }
      }
    }
    let host = ViewHost(width: 20, height: 6, content: Page())
    _ = host.lines()
    #expect(host.focusableElements.contains { $0 is DeletableRowElement })
    #expect(!host.focusableElements.contains { $0 is ScrollElement })
    let button = try #require(host.focusableElements.first)
    _ = host.send(.return, to: button)
    _ = host.lines()
    #expect(host.focusableElements.contains { $0 is ScrollElement })
  }

  @Test func `a sheet over a list changes its item`() throws {
    struct Item: Identifiable { let id: Int }
    struct Page: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        List {
          Text("row").sheet(item: $item) { item in
            Button("Next \(item.id)") { self.item = Item(id: item.id + 1) }
          }
        }
      }
    }
    let screen = Screen(height: 10) { Page() }
    _ = screen.text
    try screen.tap("Next 1")
    #expect(screen.elements.contains { $0.role == .sheet })
    try screen.tap("Next 2")
    #expect(screen.text.contains("Next 3"))
  }

  @Test func `a row that came into a short list is on the screen`() throws {
    struct Page: View {
      @State private var rows = [1]
      var body: some View {
        VStack {
          Button("More") { rows.append(rows.count + 1) }
          List { ForEach(rows, id: \.self) { Text("row \($0)") } }
        }
      }
    }
    let screen = Screen(height: 10) { Page() }
    _ = screen.text
    try screen.tap("More")
    #expect(screen.elements.contains { $0.label == "row 2" })
  }

  @Test func `an id in a row of a list changes at once`() throws {
    struct Inner: View {
      let n: Int
      var body: some View { Text("inner \(n)") }
    }
    struct Page: View {
      @State private var n = 1
      var body: some View {
        List {
          Button("Next") { n += 1 }
          Inner(n: n).id(n)
        }
      }
    }
    let screen = Screen(height: 10) { Page() }
    try screen.tap("Next")
    #expect(screen.bodyCount(of: Inner.self) == 2)
    #expect(screen.elements.contains { $0.label == "inner 2" })
  }

  @Test func `the focus goes over a list of texts at once`() {
    var made = 0
    let host = ViewHost(
      width: 20, height: 6,
      content: VStack {
        Button("Top") {}
        List {
          ForEach(0..<2_000, id: \.self) { number in
            made += 1
            return Text("row \(number)")
          }
        }
        Button("Bottom") {}
      })
    _ = host.lines()
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    #expect(host.focus?.label == "Bottom")
    #expect(made < 20_000)
  }

  @Test func `rows deleted by their offsets among unbuilt ones`() throws {
    struct Page: View {
      @State private var rows = Array(0..<50)
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text("row \($0)") }
            .onDelete { for place in $0.reversed() { rows.remove(at: place) } }
        }
      }
    }
    let host = ViewHost(width: 20, height: 6, content: Page())
    _ = host.lines()
    host.moveFocus(toLast: true)
    _ = host.lines()
    host.send(.delete)
    #expect(host.lines().map(\.text).contains("row 48"))
    #expect(!host.lines().map(\.text).contains("row 49"))
    host.send(.delete)
    #expect(!host.lines().map(\.text).contains("row 48"))
    host.moveFocus(toLast: false)
    host.send(.delete)
    #expect(host.lines().first?.text == "row 1")
  }
}
