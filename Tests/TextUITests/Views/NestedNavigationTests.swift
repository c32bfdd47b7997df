import Foundation
import Observation
import Testing

@testable import TextUI

/// Pages that say what is shown over them come to rest.
@Suite("Pages over pages")
struct NestedNavigationTests {
  @Test func `a destination in a pushed page settles`() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Text", value: "two")
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("One")
    #expect(screen.issues.isEmpty)
    try screen.tap("Text")
    #expect(screen.issues.isEmpty)
    #expect(screen.text == "two")
  }

  @Test func `a page over a pushed page settles`() throws {
    struct Inner: View {
      let action: () -> Void
      var body: some View {
        NavigationLink("Two") { Button("end", action: action) }
      }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("One") {
            Inner { count += 1 }
          }
          Text("\(count)")
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("One")
    #expect(screen.issues.isEmpty)
    try screen.tap("Two")
    #expect(screen.issues.isEmpty)
    #expect(screen.text == "[end]")
    try screen.tap("end")
    #expect(screen.issues.isEmpty)
    #expect(screen.text == "[end]")
    try screen.back()
    try screen.back()
    #expect(screen.text == "› One\n1")
  }
}
