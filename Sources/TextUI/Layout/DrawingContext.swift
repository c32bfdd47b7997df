/// What the drawing of a frame depends on beside the elements.
package struct DrawingContext {
  /// What the element that is drawn was offered when it was measured.
  var offered: ProposedSize

  /// The element to set off, if any.
  let focus: Element?

  /// Whether it is marked with a character, for want of inverse video.
  let marksFocus: Bool

  /// The elements around the focused one, from it outwards.
  private let path: [Element]

  init(
    offered: ProposedSize, focus: Element? = nil, marksFocus: Bool = false
  ) {
    self.offered = offered
    self.focus = focus
    self.marksFocus = marksFocus
    path = Array(sequence(first: focus) { $0?.container }.compactMap(\.self))
  }

  /// The same for an element that was offered something else.
  func offering(_ offered: ProposedSize) -> DrawingContext {
    var context = self
    context.offered = offered
    return context
  }

  /// Whether the focus is in an element.
  func isOnPath(_ element: Element) -> Bool {
    path.contains { $0 === element }
  }

  /// The child of an element that the focus is in.
  func child(of element: Element) -> Element? {
    guard let index = path.firstIndex(where: { $0 === element }), index > 0
    else { return nil }
    return path[index - 1]
  }
}
