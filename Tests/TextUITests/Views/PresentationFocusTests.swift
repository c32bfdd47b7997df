import Testing

@testable import TextUI

/// Where the keys of a terminal go while something is presented.
@MainActor
@Suite struct `The focus and what is presented` {
  @Test func `goes round in the sheet, and comes back with Esc`() {
    let host = ViewHost(width: 40, content: OpensSheet())
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    #expect(host.focus?.label == "Open")

    host.send(.return)
    #expect(host.focus?.label == "One")
    #expect(host.canGoBack)

    host.moveFocus(by: 1)
    #expect(host.focus?.label == "Two")
    host.moveFocus(by: 1)
    #expect(host.focus?.label == "One")

    host.send(.escape)
    #expect(host.focus?.label == "Open")
    #expect(!host.canGoBack)
  }

  @Test func `keys don't reach what is covered`() {
    var deleted = 0
    let host = ViewHost(
      width: 40,
      content: ForEach(0..<1) { _ in OpensSheet() }
        .onDelete { _ in deleted += 1 })
    host.moveFocus(by: 1)
    host.moveFocus(by: 1)
    host.send(.return)

    host.send(.delete)
    #expect(deleted == 0)

    host.send(.escape)
    host.send(.delete)
    #expect(deleted == 1)
  }

  @Test func `Esc leaves a page of the sheet before the sheet`() throws {
    let screen = Screen(width: 40) { OpensStack() }
    try screen.tap("Open")
    try screen.tap("More")
    #expect(screen.text.contains("│ more │"))

    try screen.back()
    #expect(screen.text.contains("│ › More │"))

    try screen.tap("More")
    try screen.dismiss()
    #expect(screen.text == "[Open]")
  }

  @Test func `a sheet is no higher than the window`() throws {
    let screen = Screen(width: 20, height: 6) { OpensLongSheet() }

    try screen.tap("Open")

    #expect(
      screen.text == """
        [Ope┌──────────┐
            │ › Row 0  │
            │ › Row 1  │
            │ › Row 2  │
            │   …      │
            └──────────┘
        """)
  }

  @Test func `nothing is kept of a sheet that was left`() throws {
    weak var kept: Model?
    let screen = Screen {
      OpensModel {
        let model = Model()
        kept = model
        return model
      }
    }
    try screen.tap("Open")
    #expect(kept != nil)

    try screen.dismiss()
    #expect(kept == nil)
  }
}

private struct OpensSheet: View {
  @State private var isShown = false

  var body: some View {
    Button("Other") {}
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("One") {}
        Button("Two") {}
      }
  }
}

private struct OpensStack: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          NavigationLink("More") { Text("more") }
        }
      }
  }
}

private struct OpensLongSheet: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        List(0..<20, id: \.self) { Button("Row \($0)") {} }
      }
  }
}

private final class Model: ObservableObject {}

private struct OpensModel: View {
  let makeModel: () -> Model
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { HoldsModel(makeModel: makeModel) }
  }
}

private struct HoldsModel: View {
  @StateObject private var model: Model

  init(makeModel: @escaping () -> Model) {
    _model = StateObject(wrappedValue: makeModel())
  }

  var body: some View {
    Button("Use") { _ = model }
  }
}
