import Model
import Specification
import TextUI

/// A pattern's screen in a terminal, on a store with rows.
@MainActor
final class OpenScreen {
  let store: SeededStore
  let container: ModelContainer
  private let host: ViewHost
  private var writer = FrameWriter(usesStyles: true)
  private var shown: [Line] = []

  /// Opens a screen as in a program that has just started.
  init(_ opening: Opening) {
    store = opening.store
    container = opening.container
    host = ViewHost(
      width: 80, height: OpenPage.height,
      content: opening.pattern.view(of: opening.fixture, on: container))
    host.moveFocus(by: 1)
  }

  /// What a screen is about to be opened with.
  struct Opening {
    let pattern: Pattern
    let fixture: Fixture
    let store: SeededStore
    let container: ModelContainer
  }

  // MARK: Acting

  /// Moves the focus to an element, as keys would that aren't measured.
  ///
  /// - Throws: ``BenchError/missingElement(label:screen:)``.
  func focus(_ label: String) throws {
    guard
      let element = host.focusableElements.first(where: {
        $0.label?.collapsingBlanks == label
      })
    else { throw BenchError.missingElement(label: label, screen: text) }
    host.moveFocus(to: element)
  }

  func send(_ keys: Key...) {
    for key in keys { host.send(key) }
  }

  func choose(_ label: String) throws {
    try focus(label)
    send(.return)
  }

  /// Updates the views after a change that no key has made.
  func settle() {
    host.settle()
  }

  /// Makes the bytes that bring the terminal up to date.
  @discardableResult
  func draw() -> String {
    shown = host.lines()
    return writer.bytes(for: shown)
  }

  // MARK: Looking

  var bodyCount: Int { host.bodyCount }

  var text: String {
    shown.map(\.text.collapsingBlanks).joined(separator: "\n")
  }
}
