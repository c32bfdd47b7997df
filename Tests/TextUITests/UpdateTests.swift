import Testing
import TextUI

/// How updates begin, pass on and end.
@MainActor
@Suite struct `Updates` {
  @Test func `a state that only a row reads is followed`() throws {
    let screen = Screen { RowsReadState() }

    try screen.tap("raise")

    #expect(screen.text == "[raise]\nrow 1: 1\nrow 2: 1")
  }

  @Test func `the owner of a passed state does not run`() throws {
    let screen = Screen { Owner() }

    try screen.type("abc", into: "Name")

    #expect(screen.text == "Name: [abc                 ]\nhello abc")
    #expect(screen.bodyCount(of: Owner.self) == 1)
    #expect(screen.bodyCount(of: Greeting.self) == 4)
  }

  @Test func `an update that never ends is stopped and recorded`() {
    let screen = Screen { PublishesInBody(model: Model(), limit: .max) }

    #expect(screen.issues.last == .endlessUpdate(passes: 100))
  }

  @Test func `a view wakes up again after an update that never ends`() {
    let model = Model()
    let screen = Screen { PublishesInBody(model: model, limit: 101) }
    #expect(screen.issues.last == .endlessUpdate(passes: 100))

    model.count = 500

    #expect(screen.text == "500")
  }

  @Test func `a new row is evaluated once`() {
    let screen = Screen {
      ForEach([1, 2], id: \.self) { _ in HasClosure(action: {}) }
      HasClosure(action: {}).id("x")
    }

    #expect(screen.bodyCount(of: HasClosure.self) == 3)
  }

  @Test func `nothing is left of a screen that is gone`() {
    weak var model: Model?
    let count = ObservableObjectPublisher.subscriptionCount
    do {
      let kept = Model()
      model = kept
      let screen = Screen { OwnsModel(model: kept) }
      #expect(ObservableObjectPublisher.subscriptionCount == count + 1)
      #expect(screen.text == "0")
    }

    #expect(model == nil)
    #expect(ObservableObjectPublisher.subscriptionCount == count)
  }
}

// MARK: - Objects and views

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct OwnsModel: View {
  @StateObject private var model: Model

  init(model: @autoclosure @escaping () -> Model) {
    self._model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Text("\(model.count)")
  }
}

private struct RowsReadState: View {
  @State private var count = 0

  var body: some View {
    Button("raise") { count += 1 }
    ForEach([1, 2], id: \.self) { Text("row \($0): \(count)") }
  }
}

private struct Owner: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Greeting(name: $name)
  }
}

private struct Greeting: View {
  @Binding var name: String

  var body: some View { Text("hello \(name)") }
}

private struct HasClosure: View {
  let action: () -> Void

  var body: some View { Button("x", action: action) }
}

private struct PublishesInBody: View {
  @ObservedObject var model: Model
  var limit = 1

  var body: some View {
    let _ = {
      if model.count < limit { model.count += 1 }
    }()
    Text("\(model.count)")
  }
}
