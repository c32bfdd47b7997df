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
      content: opening.pattern.view(
        of: opening.fixture,
        with: Services(container: container, catalog: BundledCatalog())))
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
  /// - Parameters:
  ///   - label: What it is called.
  ///   - isField: Whether it is a text field.
  /// - Throws: ``BenchError/missingElement(label:screen:)``.
  func focus(_ label: String, isField: Bool = false) throws {
    guard
      let element = host.focusableElements.first(where: {
        $0.label?.collapsingBlanks == label && $0.takesText == isField
      })
    else { throw BenchError.missingElement(label: label, screen: text) }
    host.moveFocus(to: element)
  }

  func send(_ key: Key) {
    host.send(key)
  }

  func type(_ text: String, into label: String) throws {
    try focus(label, isField: true)
    send(.text(text))
  }

  func choose(_ label: String) throws {
    try focus(label)
    send(.return)
  }

  /// Lets the views' tasks run until a text is shown.
  ///
  /// - Throws: ``BenchError/unexpectedScreen(due:screen:)`` if it never is.
  func wait(for text: String) async throws {
    for _ in 0..<Self.patience where !self.text.contains(text) {
      await Task.yield()
      settle()
      draw()
    }
    guard self.text.contains(text) else {
      throw BenchError.unexpectedScreen(
        due: ScreenAction.Due(text, times: 1), screen: self.text)
    }
  }

  /// How often a task may let others run before it has an outcome.
  private static let patience = 10_000

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
