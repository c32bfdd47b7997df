import Testing

@testable import TextUI

@MainActor
@Suite struct `Layouts` {
  @Test func `columns are aligned by width, not by characters`() {
    let screen = Screen {
      ForEach([("모마", 99), ("김다인", 3)], id: \.1) { name, number in
        HStack {
          Text(name).frame(width: 7, alignment: .leading)
          Text("\(number)").frame(width: 2, alignment: .trailing)
        }
      }
    }

    #expect(screen.text == "모마    99\n김다인   3")
  }

  @Test func `a spacer takes what is left`() {
    let screen = Screen(width: 12) {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
    }

    #expect(screen.text == "left   right")
  }

  @Test(arguments: [
    (9, Double.infinity, "a    b"), (9, 1e300, "a    b"), (9, .nan, "a    b"),
    (9, 3, "a   b"), (9, 0, "a b"), (9, -1, "a b"), (3, .infinity, "a b"),
  ])
  func `wide frames share a row, up to their most`(
    width: Int, most: Double, text: String
  ) {
    let screen = Screen(width: width) {
      HStack {
        Text("a").frame(maxWidth: most, alignment: .leading)
        Text("b").frame(maxWidth: most, alignment: .leading)
      }
    }

    #expect(screen.text == text)
  }

  @Test(arguments: [nil, 4])
  func `a list in a wide frame leaves its neighbour half the row`(
    height: Int?
  ) {
    let screen = Screen(width: 21, height: height) {
      HStack {
        List { ForEach(["a", "b"], id: \.self) { Text($0) } }
          .frame(maxWidth: .infinity, alignment: .leading)
        Text("c").frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    #expect(screen.text == "a          c\nb")
  }

  @Test func `a narrow row gives the longest text what is left`() {
    let screen = Screen(width: 12) {
      HStack {
        Text("one two three")
        Text("end")
      }
    }

    #expect(screen.text == "one two end\nthree")
  }

  @Test func `a stack keeps its spacing`() {
    let screen = Screen {
      VStack(spacing: 1) {
        Text("a")
        Text("b")
      }
    }

    #expect(screen.text == "a\n\nb")
  }

  @Test func `a fixed size hugs what it holds`() {
    let screen = Screen {
      VStack {
        Text("Title")
        Divider()
      }
      .fixedSize()
    }

    #expect(screen.text == "Title\n─────")
  }

  @Test func `padding leaves blanks`() {
    let screen = Screen {
      Text("x").padding(.leading, 2)
      Text("y").padding(.top)
    }

    #expect(screen.text == "  x\n\ny")
  }

  @Test func `a button is in brackets, a row has a mark`() {
    let screen = Screen {
      Button("Press") {}
      Button("Never") {}.disabled(true)
      Button {
      } label: {
        HStack {
          Text("a")
          Text("b")
        }
      }
      List(["x"], id: \.self) { name in Button(name) {} }
    }

    #expect(screen.text == "[Press]\nNever (disabled)\n› a b\n› x")
  }

  @Test func `a picker wraps its options under the first`() {
    let screen = Screen(width: 22) {
      Picker("Order", selection: .constant("Number")) {
        ForEach(["Time", "Number", "Name"], id: \.self) { Text($0).tag($0) }
      }
    }

    #expect(
      screen.text == """
        Order: ( ) Time
               (•) Number
               ( ) Name
        """)
  }

  @Test func `a title stands at the top with a rule`() {
    let screen = Screen { Text("x").navigationTitle("제목") }

    #expect(screen.text == "제목\n────\nx")
  }

  @Test func `a scroll view shows a part and says that more follows`() {
    let screen = Screen(height: 5) {
      Text("above")
      ScrollView { ForEach(1..<9, id: \.self) { Text("row \($0)") } }
      Text("below")
    }

    #expect(screen.text == "above\nrow 1\nrow 2\n  …\nbelow")
  }

  @Test func `a scroll view follows the focus`() throws {
    let screen = Screen(height: 4) {
      ScrollView {
        ForEach(1..<9, id: \.self) { number in Button("row \(number)") {} }
      }
    }

    try screen.tap("row 5")

    #expect(screen.text == "  …\n[row 4]\n[row 5]\n  …")
  }

  @Test func `a scroll view follows the focus to a row of several lines`()
    throws
  {
    let screen = Screen(height: 6) {
      List(1..<9, id: \.self) { number in
        Button {
        } label: {
          VStack {
            Text("row \(number)")
            Text("two")
            Text("three")
          }
          .accessibilityLabel("row \(number)")
        }
      }
    }

    try screen.tap("row 4")
    #expect(screen.text == "  …\n  three\n› row 4\n  two\n  three\n  …")

    try screen.tap("row 3")
    #expect(screen.text == "  …\n› row 3\n  two\n  three\n› row 4\n  …")
  }

  @Test func `a scroll view keeps to the end that is its anchor`() throws {
    let screen = Screen(height: 5) {
      Parent { count in
        ScrollView { ForEach(0..<count + 3, id: \.self) { Text("row \($0)") } }
          .defaultScrollAnchor(.bottom)
      }
    }
    #expect(screen.text == "[more 1]\nrow 0\nrow 1\nrow 2\nrow 3")

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(screen.text == "[more 3]\n  …\nrow 3\nrow 4\nrow 5")
  }

  @Test(arguments: 1...12)
  func `no line is wider than the screen`(width: Int) {
    let screen = Screen(width: width) {
      VStack(spacing: -1) {
        Text("한국어 text").padding(.leading, -2)
        TextField("Name", text: .constant("한글"))
        Button("Delete last") {}
        HStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
      }
      .navigationTitle("Title")
    }

    #expect(
      screen.text.split(separator: "\n").allSatisfy { $0.columns <= width })
  }

  @Test func `lengths may be as large as numbers are`() {
    let screen = Screen(width: 9) {
      HStack(spacing: .max) {
        Text("a")
        Text("b").padding(.horizontal, .max)
        Text("c").frame(width: .max, alignment: .leading)
      }
    }

    #expect(screen.text.hasPrefix("a"))
  }
}
