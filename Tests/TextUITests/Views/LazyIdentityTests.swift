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
