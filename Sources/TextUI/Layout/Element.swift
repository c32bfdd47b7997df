/// Something that a view shows: it has a size, lines, and takes keys.
package class Element {
  package unowned let node: Node

  /// The element that this one is laid out in.
  final unowned let container: Element?

  /// What is remembered of the layout.
  final var cache = LayoutCache()

  /// Makes the element of a node, in the nearest one around it.
  init(_ node: Node) {
    self.node = node
    container = node.parentElement
  }

  /// Makes the element of a node that is laid out elsewhere.
  init(_ node: Node, in container: Element?) {
    self.node = node
    self.container = container
  }

  // MARK: Layout

  /// Whether the element stands where its view is written, and not elsewhere,
  /// as a sheet does.
  var isInPlace: Bool { true }

  /// Finds the elements in this one, in reading order.
  func makeChildren() -> [Element] {
    var elements: [Element] = []
    for child in node.children {
      child.collectElements(into: &elements)
    }
    return elements
  }

  /// Whether the elements in this one are others as soon as some of the tree
  /// changes, so that they can't be remembered.
  var hasChangingChildren: Bool { false }

  /// The elements that this one lays out; more than its children if some are
  /// covered.
  var laidOutElements: [Element] { children }

  /// How the element arranges those in it.
  var stack: StackLayout { .vertical }

  /// Whether the element takes another height when it is offered one.
  var adaptsHeight: Bool { children.contains(where: \.knownAdaptsHeight) }

  /// The size that the element takes when it is offered one.
  func size(for proposal: ProposedSize) -> Size {
    rememberedSize(for: proposal)
  }

  /// What the children are offered of what the element is offered.
  func inner(_ proposal: ProposedSize) -> ProposedSize { proposal }

  /// Measures the element; the default is a stack of its children.
  func measure(_ proposal: ProposedSize) -> Size {
    arrangement(for: inner(proposal)).size
  }

  /// The most that the element takes along an axis if it also takes less, and
  /// 0 if it always takes the same.
  func flexibility(along axis: Axis, in proposal: ProposedSize) -> Int {
    if axis == .vertical, !knownAdaptsHeight { return 0 }
    var proposal = proposal
    proposal[axis] = 0
    let least = size(for: proposal)[axis]
    proposal[axis] = Size.unlimited
    let most = size(for: proposal)[axis]
    return most == least ? 0 : most
  }

  // MARK: Drawing

  /// The lines that fill a size: as many as its height, none wider.
  final func lines(in size: Size, _ context: DrawingContext) -> [Line] {
    finished(draw(in: size, context), count: size.height, size, context)
  }

  /// Some of the lines that fill a size.
  final func lines(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    rows == 0..<size.height
      ? lines(in: size, context)
      : finished(
        draw(rows, in: size, context), count: rows.count, size, context)
  }

  private func finished(
    _ drawn: [Line], count: Int, _ size: Size, _ context: DrawingContext
  ) -> [Line] {
    var lines = drawn
    if lines.count > count {
      lines.removeSubrange(count...)
    }
    while lines.count < count {
      lines.append(Line())
    }
    if context.focus === self {
      lines = lines.map { $0.styled(.focused) }
    }
    for index in lines.indices where lines[index].columns > size.width {
      lines[index] = lines[index].truncated(to: size.width)
    }
    return lines
  }

  /// Draws the element; the default is a stack of its children.
  func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    arrangement(in: size, context)
      .draw(0..<size.height, of: children, in: size, context)
  }

  /// Whether it draws no more than the lines it is asked for.
  var drawsParts: Bool { false }

  /// Draws some lines of the element; one that may be long overrides this.
  func draw(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    let lines = draw(in: size, context)
    return Array(lines[rows.clamped(to: lines.indices)])
  }

  /// Whether what is in the element is in a list.
  var isInList: Bool { container?.isInList ?? false }

  /// The lines of what has the focus, if it is in the element; one that may be
  /// long overrides this.
  func focusedLines(
    in size: Size, _ context: DrawingContext
  ) -> Range<Int>? {
    context.isOnPath(self) ? lines(in: size, context).focusedLines : nil
  }

  // MARK: Events

  /// The name by which a user knows the element.
  package var label: String? { nil }

  /// Whether the user can act on it.
  package final var isEnabled = true {
    didSet {
      if isEnabled != oldValue {
        node.host.outlineChanged()
      }
    }
  }

  /// Whether it is of a kind that can have the focus.
  var isStop: Bool { false }

  /// Whether it is a page, or something that can be left.
  var isLandmark: Bool { false }

  /// Whether the keys can be sent to it.
  package var isFocusable: Bool { isStop }

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

  /// Whether something in the element can take the keys.
  final var containsFocusable: Bool { firstFocusable != nil }

  /// What is the first in the element, or it itself, that can take the keys.
  final var firstFocusable: Element? {
    if isFocusable, isEnabled { return self }
    return children.lazy.compactMap(\.firstFocusable).first
  }

  /// Visits this element and all in it, in reading order.
  final func visit(_ visit: (Element) -> Void) {
    visit(self)
    for child in children {
      child.visit(visit)
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
