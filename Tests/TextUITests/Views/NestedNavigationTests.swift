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

  @Test func `a page over the second page is not left by the first`() throws {
    struct Page: View {
      @State private var n = 0
      var body: some View {
        NavigationStack {
          Text("n \(n)")
          NavigationLink("One") {
            VStack {
              Button("Count \(n)") { n += 1 }
              NavigationLink("Two") {
                Text("two \(n)"); Button("Add") { n += 1 }
              }
            }
          }
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("One")
    try screen.tap("Count 0")
    try screen.tap("Two")
    #expect(screen.text.contains("two 1"))
    try screen.tap("Add")
    #expect(screen.text.contains("two 2"))
    try screen.back()
    #expect(screen.text.contains("Count 2"))
    #expect(screen.issues.isEmpty)
  }
}
