import Observation
import Testing
import TextUI

/// Nothing of a screen outlives it.
@MainActor
@Suite struct `When a screen is gone` {
  @Test func `its nodes, states, objects and subscriptions are gone`() throws {
    let watch = Watch()
    let subscriptions = ObservableObjectPublisher.subscriptionCount
    do {
      let screen = Screen { Everything(watch: watch) }
      try screen.tap("open")
      try screen.back()
      try screen.tap("hide")
      try screen.tap("show")
      try screen.type("x", into: "Name")
      #expect(watch.remaining == 5)
      #expect(
        ObservableObjectPublisher.subscriptionCount == subscriptions + 3)
    }

    #expect(watch.remaining == 0)
    #expect(ObservableObjectPublisher.subscriptionCount == subscriptions)
  }

  @Test func `its tasks are cancelled, and gone when they notice`() async {
    let watch = Watch()
    let gate = Gate()
    let end = Gate()
    let log = Log()
    do {
      let screen = Screen {
        Waits(token: watch.token(), gate: gate, end: end, log: log)
      }
      await gate.isAwaited()
      #expect(screen.text == "waiting")
    }

    gate.open("")
    _ = await end.value()

    #expect(log.text == "cancelled")
    #expect(watch.remaining == 0)
  }

  @Test func `a view that goes takes its state along`() throws {
    let watch = Watch()
    let screen = Screen { Toggled { Tokened(make: watch.token) } }
    #expect(watch.remaining == 1)

    for _ in 1...3 {
      try screen.tap("hide")
      #expect(watch.remaining == 0)
      try screen.tap("show")
    }

    #expect(watch.remaining == 1)
  }
}

// MARK: - Objects and views

/// Something that is watched for its end.
private final class Token {}

private final class Watch {
  private struct Weak { weak var token: Token? }

  private var tokens: [Weak] = []

  func token() -> Token {
    let token = Token()
    tokens.append(Weak(token: token))
    return token
  }

  var remaining: Int { tokens.count { $0.token != nil } }
}

private final class Owner: ObservableObject {
  @Published var name = ""
  let token: Token

  init(_ token: Token) {
    self.token = token
  }
}

private struct Tokened: View {
  @State private var token: Token

  init(make: @escaping () -> Token) {
    self._token = State(initialValue: make())
  }

  var body: some View { Text("\(token === token)") }
}

private struct Everything: View {
  @StateObject private var object: Owner
  @ObservedObject private var inline: Owner
  @State private var name = ""
  private let watch: Watch
  private let token: Token

  init(watch: Watch) {
    self.watch = watch
    self._object = StateObject(wrappedValue: Owner(watch.token()))
    inline = Owner(watch.token())
    token = watch.token()
  }

  var body: some View {
    let token = token
    NavigationStack {
      NavigationLink(value: 1) { Text("open") }
        .navigationDestination(for: Int.self) { _ in
          Tokened { watch.token() }.onDisappear { _ = token }
        }
      Toggled {
        ForEach([1, 2], id: \.self) { _ in Tokened { watch.token() } }
      }
      Finding()
      TextField("Name", text: $name)
    }
    .environmentObject(object)
    .onAppear { _ = token }
    .onChange(of: name) { _ = (token, object) }
  }
}

private struct Finding: View {
  @EnvironmentObject private var object: Owner

  var body: some View { TextField("Object", text: $object.name) }
}

private struct Waits: View {
  @State var token: Token
  let gate: Gate
  let end: Gate
  let log: Log

  var body: some View {
    Text("waiting").task {
      _ = await gate.value()
      log(Task.isCancelled ? "cancelled" : "went on")
      _ = token
      end.open("")
    }
  }
}
