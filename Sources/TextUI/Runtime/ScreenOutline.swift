/// What of a screen can have the focus, be left, or is a page.
struct ScreenOutline {
  /// The elements of a kind that can have the focus, in reading order.
  private(set) var stops: [Element] = []

  /// The pages and what can be left, in reading order.
  private(set) var landmarks: [Element] = []

  init(of root: Element?) {
    root?.visit { element in
      if element.isStop { stops.append(element) }
      if element.isLandmark { landmarks.append(element) }
    }
  }

  /// The page that is shown: the innermost.
  var page: PageElement? {
    landmarks.lazy.reversed().compactMap { $0 as? PageElement }.first
  }
}

/// Where the focus was.
struct FocusMemory {
  private(set) weak var page: PageElement?

  private let element: ObjectIdentifier
  private let outline: Int

  /// Those that could have had the focus then, and may be gone by now.
  private let neighbours: [ObjectIdentifier]

  init(
    of element: Element, on page: PageElement?, among neighbours: [Element],
    _ outline: Int
  ) {
    self.element = ObjectIdentifier(element)
    self.page = page
    self.neighbours = neighbours.map(ObjectIdentifier.init)
    self.outline = outline
  }

  /// Whether nothing has changed since.
  func holds(for element: Element?, _ outline: Int) -> Bool {
    element.map(ObjectIdentifier.init) == self.element
      && self.outline == outline
  }

  /// The place of the focus among those that could have it.
  var place: Int { neighbours.firstIndex(of: element) ?? 0 }
}
