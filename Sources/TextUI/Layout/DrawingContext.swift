/// What the drawing of a frame depends on beside the elements.
package struct DrawingContext {
  /// The element to set off, if any.
  let focus: Element?

  /// Whether it is marked with a character, for want of inverse video.
  let marksFocus: Bool

  /// The elements around the focused one, from it outwards.
  private let path: [Element]

  init(focus: Element? = nil, marksFocus: Bool = false) {
    self.focus = focus
    self.marksFocus = marksFocus
    path = Array(sequence(first: focus) { $0?.container }.compactMap(\.self))
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
