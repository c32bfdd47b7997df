import Foundation
import Observation
import Testing

@testable import TextUI

/// A key goes to no element that is not there any more.
@Suite("An element that goes")
struct GoneElementTests {
  @Test func `a field that goes while it is typed into takes no more`() throws {
    struct Page: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        if text.isEmpty { TextField("Name", text: $text) }
        Button("Press") { count += 1 }
        Text("\(count)")
      }
    }
    let screen = Screen { Page() }
    try? screen.type("a b", into: "Name")
    #expect(screen.text == "[Press]\n0")
  }

  @Test func `a button that goes before a key comes gets none`() {
    let source = Source()
    var presses = 0
    let host = ViewHost(
      width: 20, content: Page(source: source) { presses += 1 })
    host.moveFocus(by: 1)

    // The first question of a pass finds nothing, a later one does.
    source.questions = 0
    host.send(.return)
    host.settle()

    #expect(presses <= 1)
    #expect(host.lines().map(\.text) == ["text"])
  }

  @Observable final class Source: UpdateSource {
    var isButtonShown = true
    @ObservationIgnored var questions: Int?

    func prepareForUpdate() {
      guard let count = questions else { return }
      questions = count + 1
      if count == 1 { isButtonShown = false }
    }

    func whenChanged(_ notify: @escaping @Sendable () -> Void) -> AnyObject {
      self
    }
  }

  private struct Page: View {
    let source: Source
    let action: () -> Void

    var body: some View {
      VStack {
        Text("text")
        if source.isButtonShown { Button("Press", action: action) }
      }
      .updates(from: source)
    }
  }
}
