/// Something that a view shows: it has a size, lines, and takes keys.
package class Element {
  package unowned let node: Node

  private var knownChildren: [Element]?
  private var knownSizes: [ProposedSize: Size] = [:]

  init(_ node: Node) {
    self.node = node
  }

  // MARK: Layout

  /// Whether the element stands where its view is written, and not elsewhere,
  /// as a sheet does.
  var isInPlace: Bool { true }

  /// The elements in this one, in reading order.
  final var children: [Element] {
    if let knownChildren { return knownChildren }
    let children = makeChildren()
    knownChildren = children
    return children
  }

  func makeChildren() -> [Element] {
    var elements: [Element] = []
    for child in node.children {
      child.collectElements(into: &elements)
    }
    return elements
  }

  final func forgetLayout() {
    knownChildren = nil
    knownSizes = [:]
  }

  /// The size that the element takes when it is offered one.
  final func size(for proposal: ProposedSize) -> Size {
    if let size = knownSizes[proposal] { return size }
    let size = measure(proposal)
    knownSizes[proposal] = size
    return size
  }

  /// Measures the element; the default is a stack of its children.
  func measure(_ proposal: ProposedSize) -> Size {
    StackLayout.vertical.measure(children, in: proposal)
  }

  /// The lines that fill a size: as many as its height, none wider.
  final func lines(in size: Size, _ context: DrawingContext) -> [Line] {
    var lines = draw(in: size, context)
    if lines.count > size.height {
      lines.removeSubrange(size.height...)
    }
    while lines.count < size.height {
      lines.append(Line())
    }
    if context.focus === self {
      lines = lines.map { $0.styled(.focused) }
    }
    return lines.map { $0.truncated(to: size.width) }
  }

  func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    StackLayout.vertical.draw(children, in: size, context)
  }

  // MARK: Events

  /// The name by which a user knows the element.
  package var label: String? { nil }

  package var isEnabled: Bool { true }

  /// Whether the keys can be sent to it.
  package var isFocusable: Bool { false }

  /// What keys do to the element, for the help line.
  package var help: String? { nil }

  /// Whether characters that are typed become a part of it.
  package var takesText: Bool { false }

  /// Deletes the element's row, where rows can be deleted.
  package var delete: (() -> Void)? { nil }

  /// Handles a key that was sent to it or to an element in it.
  ///
  /// - Returns: Whether it knew what to do.
  func handle(_ key: Key) -> Bool {
    guard key == .delete || key == .backspace, let delete else { return false }
    delete()
    return true
  }

  /// Sees a key before the element that it is sent to.
  ///
  /// - Returns: Whether the key goes no further.
  package func intercept(_ key: Key, for target: Element) -> Bool { false }

  final func collectFocusable(into elements: inout [Element]) {
    collect { element in
      if element.isFocusable, element.isEnabled {
        elements.append(element)
      }
    }
  }

  /// Adds this element and all in it, in reading order.
  final func collect(into elements: inout [Element]) {
    collect { elements.append($0) }
  }

  private func collect(_ visit: (Element) -> Void) {
    visit(self)
    for child in children {
      child.collect(visit)
    }
  }

  /// The last element on the way down the main children.
  final var innermostVisible: Element {
    mainChild?.innermostVisible ?? self
  }

  /// The child that gets the keys while nothing has the focus.
  var mainChild: Element? { children.first }

  /// What is said of this element and all in it, joined by blanks.
  final var spokenContent: String {
    if let label = (self as? LabelElement)?.label { return label }
    if let text = self as? TextElement { return text.content }
    return children.map(\.spokenContent).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The name that an `accessibilityLabel(_:)` around this element gives it.
  final var givenLabel: String? {
    (node.parentElement as? LabelElement)?.label
  }
}

/// What the drawing of a frame depends on beside the elements.
package struct DrawingContext {
  /// The element to set off, if any.
  var focus: Element?

  /// Whether it is marked with a character, for want of inverse video.
  var marksFocus = false
}
