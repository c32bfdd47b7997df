import Testing
import TextUI

/// A screen that has been shown follows each change of what its layout
/// depends on.
@Suite struct `The layout follows a change` {
  @Test func `of padding`() {
    let change = Change()
    let screen = Screen {
      Changing(change: change) { Text("a").padding(.top, $0 ? 2 : 0) }
    }
    #expect(screen.text == "a")

    change.isMade = true

    #expect(screen.text == "\n\na")
  }

  @Test func `of the padded edges`() {
    let change = Change()
    let screen = Screen {
      Changing(change: change) { Text("a").padding($0 ? .top : .leading, 2) }
    }
    #expect(screen.text == "  a")

    change.isMade = true

    #expect(screen.text == "\n\na")
  }

  @Test func `of a field's title`() {
    let change = Change()
    let screen = Screen {
      Changing(change: change) {
        TextField($0 ? "Long name" : "N", text: .constant("x"))
      }
    }
    #expect(screen.text == "N: [x                   ]")

    change.isMade = true

    #expect(screen.text == "Long name: [x                   ]")
  }

  @Test func `of an option's name`() {
    let change = Change()
    let screen = Screen {
      HStack {
        Changing(change: change) { isMade in
          Picker("P", selection: .constant(1)) {
            Text("a").accessibilityLabel(isMade ? "a long name" : "a").tag(1)
          }
        }
        Text("|")
      }
    }
    #expect(screen.text == "P: (•) a |")

    change.isMade = true

    #expect(screen.text == "P: (•) a long name |")
  }

  @Test func `of an alert's title`() {
    let change = Change()
    let screen = Screen(width: 30) {
      Changing(change: change) {
        Text("a").alert(
          $0 ? "Long title" : "T", isPresented: .constant(true)
        ) {}
      }
    }
    #expect(screen.text.contains("┌ T ───┐"))

    change.isMade = true

    #expect(screen.text.contains("┌ Long title ┐"))
  }

  @Test func `of what is in a sheet and under it`() {
    let opening = Change()
    let change = Change()
    let screen = Screen(width: 30) {
      Changing(change: opening) { isOpen in
        Changing(change: change) { isMade in
          Text(isMade ? "b\nc" : "a").sheet(isPresented: .constant(isOpen)) {
            Text(isMade ? "long text" : "x")
          }
        }
      }
    }
    #expect(screen.elements.map(\.label) == ["a"])
    opening.isMade = true
    #expect(screen.text.contains("│ x │"))
    #expect(screen.elements.map(\.label) == ["", "x"])

    change.isMade = true

    #expect(screen.text.contains("│ long text │"))
  }

  @Test func `of the order of toolbars`() {
    let change = Change()
    let screen = Screen {
      Changing(change: change) {
        if $0 { Text("a").toolbar { Text("first") } }
      }
      Text("b").toolbar { Text("second") }
    }

    change.isMade = true

    #expect(screen.text == "a\nb\n\nfirst second")
  }

  @Test func `of the order of rows with toolbars`() {
    let change = Change()
    let screen = Screen {
      VStack {
        Changing(change: change) {
          ForEach($0 ? [2, 1] : [1, 2], id: \.self) { row in
            Text("row \(row)").toolbar { Text("item \(row)") }
          }
        }
      }
    }
    #expect(screen.text == "row 1\nrow 2\n\nitem 1 item 2")

    change.isMade = true

    #expect(screen.text == "row 2\nrow 1\n\nitem 2 item 1")
  }

  @Test func `of one of two titles`() {
    let change = Change()
    let screen = Screen {
      Changing(change: change) {
        Text("a").navigationTitle($0 ? "New" : "Old")
      }
      Changing(change: change) { _ in Text("b").navigationTitle("Last") }
    }

    change.isMade = true

    #expect(screen.text == "Last\n────\na\nb")
  }
}

// MARK: - Views

private final class Change: ObservableObject {
  @Published var isMade = false
}

private struct Changing<Content: View>: View {
  @ObservedObject var change: Change
  @ViewBuilder let content: (Bool) -> Content

  var body: some View { content(change.isMade) }
}
