import Foundation
import Observation
import Testing

@testable import TextUI

/// What is remembered of a layout is forgotten in time.
@Suite("A layout that is remembered")
struct StaleLayoutTests {
  @Test func `a sheet grows while what it covers changes, too`() throws {
    struct Page: View {
      @State private var isUp = false
      @State private var text = "a"
      var body: some View {
        VStack {
          Text("base \(text)")
          Button("Open") { isUp = true }
        }
        .sheet(isPresented: $isUp) {
          VStack {
            Text("sheet \(text)")
            Button("More") { text += " and more of it" }
          }
        }
      }
    }
    let screen = Screen { Page() }
    _ = screen.text
    try screen.tap("Open")
    _ = screen.text
    for _ in 0..<3 {
      try screen.tap("More")
      _ = screen.text
    }
    #expect(
      screen.text.contains(
        "sheet a and more of it and more of it and more of it"),
      "\(screen.text)")
  }

  @Test func `the name of a tab grows with what the tab shows`() throws {
    struct Page: View {
      @State private var text = "b"
      var body: some View {
        TabView {
          VStack {
            Button("More") { text += " more" }
          }
          .tabItem { Text("First") }
          Text("second \(text)")
            .tabItem { Text("Second \(text)") }
        }
      }
    }
    let screen = Screen { Page() }
    _ = screen.text
    try screen.tap("Second b")
    _ = screen.text
    try screen.tap("First")
    _ = screen.text
    try screen.tap("More")
    #expect(screen.text.contains("Second b more"), "\(screen.text)")
  }

  @Test func `a row is drawn as it was measured`() {
    let screen = Screen(width: 21) {
      VStack {
        HStack {
          Text("aaa aaaaaa aaaaaaaa")
          Text("bbbbbbbbb bbbbbbbbb")
        }
        Text("end")
      }
    }
    #expect(screen.text.hasSuffix("\nend"), "\(screen.text)")
  }

  @Test func `a spacer takes room along the new axis`() {
    struct Page: View {
      @Environment(\.horizontalSizeClass) private var size
      var body: some View {
        let layout =
          size == .compact
          ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    let screen = Screen(width: 90, height: 5) { Page() }
    _ = screen.text
    screen.width = 40
    #expect(screen.text == "a\n\n\n\nb")
    screen.width = 90
    #expect(screen.text == "a" + String(repeating: " ", count: 88) + "b")
  }
}
