/// Shows views as text and acts on them as a user would.
///
/// ```swift
/// let screen = Screen { PlayerScreen(player: messi, aging: .oneYear) }
/// try screen.tap("Older")
/// #expect(screen.text.contains("Age: 20"))
/// ```
///
/// An action moves the focus to an element and sends it the key that a person
/// at a terminal would press: there is no second way to press a button. After
/// each action the screen has settled.
///
/// An element is found by its label, in which runs of blanks count as one.
public final class Screen {
  private let host: ViewHost
  private let height: Int?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - height: The height in lines, or `nil` for as many as there are.
  ///   - content: The views to show.
  public init<Content: View>(
    width: Int = 80, height: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    host = ViewHost(width: width, content: content())
    self.height = height
  }

  // MARK: Looking

  /// What is on the screen, without blanks at the ends of lines.
  public var text: String {
    host.settle()
    return host.lines(height: height).map(\.text).joinedWithoutTrailingBlanks
  }

  /// The width in columns; setting it lays the screen out anew.
  public var width: Int {
    get { host.width }
    set { host.width = newValue }
  }

  /// Mistakes in the use of the views that a device would log.
  public var issues: [RuntimeIssue] { host.issues }

  /// How often bodies of a type of view were evaluated.
  public func bodyCount<Content: View>(of type: Content.Type) -> Int {
    host.bodyCount(of: type)
  }

  /// Updates the views until nothing is left to do; it waits for no task.
  public func settle() {
    host.settle()
  }

  // MARK: Acting

  /// Presses a button, a row or an option.
  ///
  /// - Throws: ``ScreenError`` if there is no such element, or several, or if
  ///   it is disabled.
  public func tap(_ label: String, at index: Int? = nil) throws(ScreenError) {
    let element = try find(label, at: index) {
      $0 is ButtonElement || $0 is OptionElement
    }
    press(element, .return)
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - label: The option's label.
  ///   - picker: The picker's label; needed if several have such an option.
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func pick(
    _ label: String, in picker: String? = nil
  ) throws(ScreenError) {
    let owner = try picker.map { picker throws(ScreenError) in
      try find(picker) { $0 is PickerElement }
    }
    let element = try find(label) { element in
      guard let option = element as? OptionElement else { return false }
      return owner == nil || option.picker === owner
    }
    press(element, .return)
  }

  /// Types a text at the end of a text field.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func type(
    _ text: String, into label: String
  ) throws(ScreenError) {
    let element = try find(label) { $0 is TextFieldElement }
    for character in text {
      press(element, .character(character))
    }
  }

  /// Deletes the text in a text field.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func clear(_ label: String) throws(ScreenError) {
    let element = try find(label) { $0 is TextFieldElement }
    press(element, .end)
    press(element, .deleteToStart)
  }

  /// Leaves the view on top of a navigation stack.
  ///
  /// - Throws: ``ScreenError/nothingToGoBackTo`` at the root.
  public func back() throws(ScreenError) {
    guard host.send(.escape) else { throw .nothingToGoBackTo }
  }

  private func press(_ element: Element, _ key: Key) {
    host.moveFocus(to: element)
    host.send(key)
  }

  private func find(
    _ label: String, at index: Int? = nil, where isKind: (Element) -> Bool
  ) throws(ScreenError) -> Element {
    host.settle()
    let candidates = host.visibleElements.filter(isKind)
    let matches = candidates.filter { $0.label?.isLabel(label) == true }
    if let index, !matches.isEmpty {
      guard matches.indices.contains(index) else {
        throw .noSuchIndex(label, index: index, count: matches.count)
      }
      return try enabled(matches[index], label)
    }
    switch matches.count {
    case 0:
      let usable = candidates.filter(\.isEnabled).compactMap(\.label)
      throw .notFound(label, candidates: usable.map(\.collapsingBlanks))
    case 1:
      return try enabled(matches[0], label)
    default:
      throw .ambiguous(label, count: matches.count)
    }
  }

  private func enabled(
    _ element: Element, _ label: String
  ) throws(ScreenError) -> Element {
    guard element.isEnabled else { throw .disabled(label) }
    return element
  }
}

/// Why an action on a screen was refused; nothing has happened then.
public nonisolated enum ScreenError: Error, Hashable {
  /// There is no element with this label; these are the ones that could be
  /// used instead.
  case notFound(String, candidates: [String])

  /// The element is disabled.
  case disabled(String)

  /// Several elements have this label; say which one with `at:`, from 0.
  case ambiguous(String, count: Int)

  /// There are fewer elements with this label than the index says.
  case noSuchIndex(String, index: Int, count: Int)

  /// The view on the screen was not opened from another.
  case nothingToGoBackTo
}

nonisolated extension ScreenError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let label, let candidates) where candidates.isEmpty:
      "there is no “\(label)” on the screen, and nothing else of its kind"
    case .notFound(let label, let candidates):
      """
      there is no “\(label)” on the screen; there is \
      \(candidates.map { "“\($0)”" }.joined(separator: ", "))
      """
    case .disabled(let label):
      "“\(label)” is disabled"
    case .ambiguous(let label, let count):
      "“\(label)” is on the screen \(count) times; say which one, from 0"
    case .noSuchIndex(let label, let index, let count):
      """
      “\(label)” is on the screen \(count == 1 ? "once" : "\(count) times"); \
      there is none at \(index), counted from 0
      """
    case .nothingToGoBackTo:
      "there is nothing to go back to: this is the first screen"
    }
  }
}

// MARK: - Texts

package nonisolated extension String {
  /// The text with each run of blanks as one, and none at the ends.
  var collapsingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without blanks at its end.
  var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  internal func isLabel(_ label: String) -> Bool {
    collapsingBlanks == label.collapsingBlanks
  }
}

nonisolated extension [String] {
  /// The lines as one text, without blanks at their ends and without empty
  /// lines at its end.
  var joinedWithoutTrailingBlanks: String {
    var lines = map(\.trimmingTrailingBlanks)
    while lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines.joined(separator: "\n")
  }
}
