import Observation
import Testing
import TextUI

/// A body runs only when something that it read has changed, or its inputs.
@MainActor
@Suite struct `Objects and updates` {
  @Test func `a state object is made once for an identity`() throws {
    Model.made = 0
    let screen = Screen {
      Parent { value in OwnsModel(model: Model(value)) }
    }

    try screen.tap("more 1")
    try screen.tap("more 2")

    #expect(screen.text == "[more 3]\n1 is 0")
    #expect(Model.made == 1)
  }

  @Test func `an inline observed object is new at each parent update`() throws {
    let screen = Screen {
      Parent { value in ObservesInlineModel() }
    }
    try screen.tap("raise 0")
    #expect(screen.text == "[more 1]\n[raise 1]")

    try screen.tap("more 1")

    #expect(screen.text == "[more 2]\n[raise 0]")
  }

  @Test func `an inline observed object looks healthy at the root`() throws {
    let screen = Screen { ObservesInlineModel() }

    try screen.tap("raise 0")
    try screen.tap("raise 1")

    #expect(screen.text == "[raise 2]")
  }

  @Test func `another observed object takes the place of the first`() throws {
    let models = [Model(1), Model(2)]
    let screen = Screen {
      Parent { value in ReadsModel(model: models[value - 1]) }
    }
    try screen.tap("more 1")

    models[1].count = 5
    #expect(screen.text == "[more 2]\n2 is 5")

    models[0].count = 7
    screen.settle()
    #expect(screen.bodyCount(of: ReadsModel.self) == 3)
  }

  @Test func `a published write refreshes, an equal one too`() {
    let model = Model()
    let screen = Screen { ReadsModel(model: model) }
    #expect(screen.bodyCount(of: ReadsModel.self) == 1)

    model.count = 0
    screen.settle()

    #expect(screen.bodyCount(of: ReadsModel.self) == 2)
  }

  @Test func `several writes before an update refresh once`() {
    let model = Model()
    let screen = Screen { ReadsModel(model: model) }

    model.count = 1
    model.count = 2

    #expect(screen.text == "0 is 2")
    #expect(screen.bodyCount(of: ReadsModel.self) == 2)
  }

  @Test func `an observable property refreshes only who has read it`() {
    let model = ObservableModel()
    let screen = Screen {
      ReadsFirst(model: model)
      ReadsSecond(model: model)
    }

    model.first = 1

    #expect(screen.text == "first 1\nsecond 0")
    #expect(screen.bodyCount(of: ReadsFirst.self) == 2)
    #expect(screen.bodyCount(of: ReadsSecond.self) == 1)
  }

  @Test func `a row closure that reads an observable property follows it`() {
    let model = ObservableModel()
    let screen = Screen {
      ForEach([1, 2], id: \.self) { Text("row \($0): \(model.first)") }
    }

    model.first = 5

    #expect(screen.text == "row 1: 5\nrow 2: 5")
  }

  @Test func `a state that only a row reads is followed`() throws {
    let screen = Screen { RowsReadState() }

    try screen.tap("raise")

    #expect(screen.text == "[raise]\nrow 1: 1\nrow 2: 1")
  }

  @Test func `an equal write of a state does not count`() throws {
    let screen = Screen { WritesEqual() }

    try screen.tap("again")
    #expect(screen.bodyCount(of: WritesEqual.self) == 1)

    try screen.tap("other")
    #expect(screen.bodyCount(of: WritesEqual.self) == 2)
  }

  @Test func `a child with the same inputs is left alone`() throws {
    let screen = Screen {
      Parent { _ in Constant(number: 1, name: "x") }
    }

    try screen.tap("more 1")

    #expect(screen.bodyCount(of: Constant.self) == 1)
  }

  @Test func `the owner of a passed state does not run`() throws {
    let screen = Screen { Owner() }

    try screen.type("abc", into: "Name")

    #expect(screen.text == "Name: [abc                 ]\nhello abc")
    #expect(screen.bodyCount(of: Owner.self) == 1)
    #expect(screen.bodyCount(of: Greeting.self) == 4)
  }

  @Test func `an object that publishes in a body is recorded and kept`() {
    let model = Model()
    let screen = Screen { PublishesInBody(model: model) }

    #expect(screen.issues == [.publishedDuringUpdate("Model")])
    #expect(model.count == 1)
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
      #expect(screen.text == "0 is 0")
    }

    #expect(model == nil)
    #expect(ObservableObjectPublisher.subscriptionCount == count)
  }
}

// MARK: - Objects and views

private final class Model: ObservableObject {
  static var made = 0

  @Published var count = 0
  let seed: Int

  init(_ seed: Int = 0) {
    self.seed = seed
    Model.made += 1
  }
}

@Observable
private final class ObservableModel {
  var first = 0
  var second = 0
}

private struct OwnsModel: View {
  @StateObject private var model: Model

  init(model: @autoclosure @escaping () -> Model) {
    self._model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Text("\(model.seed) is \(model.count)")
  }
}

private struct ObservesInlineModel: View {
  @ObservedObject private var model = Model()

  var body: some View {
    Button("raise \(model.count)") { model.count += 1 }
  }
}

private struct ReadsModel: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.seed) is \(model.count)")
  }
}

private struct ReadsFirst: View {
  let model: ObservableModel

  var body: some View { Text("first \(model.first)") }
}

private struct ReadsSecond: View {
  let model: ObservableModel

  var body: some View { Text("second \(model.second)") }
}

private struct RowsReadState: View {
  @State private var count = 0

  var body: some View {
    Button("raise") { count += 1 }
    ForEach([1, 2], id: \.self) { Text("row \($0): \(count)") }
  }
}

private struct WritesEqual: View {
  @State private var name = "a"

  var body: some View {
    Button("again") { name = "a" }
    Button("other") { name = "b" }
    Text(name)
  }
}

/// A view whose inputs are plain values.
struct Constant: View {
  let number: Int
  let name: String

  var body: some View { Text("\(number) \(name)") }
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
