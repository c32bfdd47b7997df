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

  @Test func `a width of the same class runs no body`() {
    struct Inner: View {
      let action: () -> Void
      var body: some View { Button("x", action: action) }
    }
    let screen = Screen(width: 90) { Inner {} }
    screen.width = 100
    #expect(screen.bodyCount(of: Inner.self) == 1)
    screen.width = 40
    #expect(screen.bodyCount(of: Inner.self) == 1)
  }

  @Test func `the last of two titles counts after a change`() throws {
    struct Page: View {
      @State private var name = "A"
      var body: some View {
        VStack {
          Button("Go") { name = "A2" }.navigationTitle(name)
          Text("x").navigationTitle("B")
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.text.hasPrefix("B\n"))
    try screen.tap("Go")
    #expect(screen.text.hasPrefix("B\n"), "\(screen.text)")
  }

  @Test func `toolbars stand in the order of their views`() throws {
    struct Page: View {
      @State private var isFirst = false
      var body: some View {
        VStack {
          if isFirst { Text("one").toolbar { Button("One") {} } }
          Text("two").toolbar { Button("Two") { isFirst = true } }
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Two")
    #expect(screen.text.hasSuffix("[One] [Two]"), "\(screen.text)")
  }

  @Test(arguments: [1, 2, 3, 5], [0, 1, 2, 3])
  func `tiny windows show something`(width: Int, height: Int) throws {
    struct Page: View {
      @State private var isOn = true
      @State private var text = "漢字"
      var body: some View {
        TabView {
          NavigationStack {
            List {
              Section("Head") {
                ForEach(0..<5, id: \.self) { n in
                  HStack {
                    Text("漢 \(n)"); Spacer(); Button("go") {}
                  }
                }.onDelete { _ in }
              }
              TextField("Name", text: $text)
              Toggle("on", isOn: $isOn)
              Divider()
              ProgressView("x", value: 0.5)
              Text("a b c").frame(width: 1).padding()
              NavigationLink("Link", destination: Text("x"))
              Picker("P", selection: $text) { Text("漢字").tag("漢字") }
            }
            .searchable(text: $text)
            .toolbar { Button("T") {} }
            .navigationTitle("漢字 title")
          }
          .tabItem { Text("One") }
        }
        .sheet(isPresented: $isOn) {
          Text("sheet").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("OK") {} };
            ToolbarItem(placement: .cancellationAction) { Button("No") {} }
          }.navigationTitle("Long title")
        }
      }
    }
    let host = ViewHost(width: width, height: height, content: Page())
    for step in [1, -1] {
      for _ in 0..<12 {
        host.moveFocus(by: step)
        for line in host.lines() { #expect(line.columns <= max(width, 0)) }
      }
    }
    host.send(.escape)
    for step in [1, -1] {
      for _ in 0..<12 {
        host.moveFocus(by: step)
        for line in host.lines() { #expect(line.columns <= width) }
      }
    }
    host.width = 80
    host.height = 24
    _ = host.lines()
    host.width = width
    _ = host.lines()
  }
}
