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
}
