import Testing

@testable import TextUI

/// Where the keys go.
@MainActor
@Suite struct `Focus` {
  private func label(_ host: ViewHost) -> String? { host.focus?.label }

  @Test func `it moves in reading order, around the ends`() {
    let host = ViewHost(
      width: 80,
      content: ForEach(["a", "b"], id: \.self) { name in Button(name) {} })
    host.moveFocus(by: 1)
    #expect(label(host) == "a")

    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    #expect(label(host) == "a")

    host.moveFocus(by: -1)
    #expect(label(host) == "b")
  }

  @Test func `it stays on a button that its press disables`() {
    var presses = 0
    let host = ViewHost(width: 80, content: CountsDown { presses += 1 })
    host.moveFocus(by: 1)

    for _ in 0..<5 {
      host.send(.return)
    }

    #expect(label(host) == "down")
    #expect(presses == 2)

    host.moveFocus(by: 1)
    #expect(label(host) == "other")
  }

  @Test func `it goes to the neighbour of a row that is gone`() {
    let host = ViewHost(width: 80, content: Removes())
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    #expect(label(host) == "b")

    host.send(.return)

    #expect(label(host) == "c")
  }

  @Test func `it begins anew on a page and returns to where it was`() {
    let host = ViewHost(width: 80, content: TwoPages())
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    #expect(label(host) == "second")

    host.send(.return)
    #expect(label(host) == "first here")

    host.send(.escape)
    #expect(label(host) == "second")
  }
}

private struct CountsDown: View {
  @State private var left = 2
  let pressed: () -> Void

  var body: some View {
    Button("down") {
      left -= 1
      pressed()
    }
    .disabled(left == 0)
    Button("other") {}
  }
}

private struct Removes: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    ForEach(names, id: \.self) { name in
      Button(name) { names.removeAll { $0 == name } }
    }
  }
}

private struct TwoPages: View {
  var body: some View {
    NavigationStack {
      Button("first") {}
      NavigationLink(value: 1) { Text("second") }
        .navigationDestination(for: Int.self) { _ in
          Button("first here") {}
          Button("second here") {}
        }
    }
  }
}
