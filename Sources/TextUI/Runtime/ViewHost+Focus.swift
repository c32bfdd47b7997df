extension ViewHost {
  /// The elements that can take the keys, in reading order; a focused one that
  /// has been disabled is still among them.
  package var focusableElements: [Element] {
    outline.stops.filter(takesKeys)
  }

  private func takesKeys(_ element: Element) -> Bool {
    element.isFocusable && (element.isEnabled || element === focus)
  }

  /// The elements on the screen, in reading order.
  package var visibleElements: [Element] {
    var elements: [Element] = []
    rootElement?.visit { elements.append($0) }
    return elements
  }

  package func moveFocus(to element: Element?) {
    focus = element
    focusMemory = nil
    if element != nil {
      rememberFocus()
    }
  }

  /// Moves the focus in reading order, around the ends.
  package func moveFocus(by step: Int) {
    moveFocus(by: step, wraps: true)
  }

  /// Moves the focus over several places, not around the ends.
  package func moveFocus(over places: Int) {
    for _ in 0..<abs(places) {
      moveFocus(by: places.signum(), wraps: false)
    }
  }

  /// Moves the focus to the first or the last place.
  package func moveFocus(toLast isLast: Bool) {
    moveFocus(to: nil)
    moveFocus(by: isLast ? -1 : 1)
  }

  /// Twice as many rows are built each time that those before had no place for
  /// the focus: so all of them cost no more than a few times their number.
  private func moveFocus(by step: Int, wraps: Bool) {
    var screenfuls = 1
    while let stop = nextStop(by: step, wraps: wraps) {
      guard let gap = stop as? RowGapElement else {
        moveFocus(to: stop)
        return
      }
      let isBuilt = build { gap.fill(screenfuls, fromStart: step > 0) }
      guard isBuilt else { return }
      screenfuls *= 2
    }
  }

  /// The next place for the focus, or the next rows that are not built.
  private func nextStop(by step: Int, wraps: Bool) -> Element? {
    let stops = outline.stops
    let start =
      stops.firstIndex { $0 === focus } ?? (step > 0 ? -1 : stops.count)
    for distance in stops.indices {
      let place = start + (distance + 1) * step.signum()
      guard wraps || stops.indices.contains(place) else { return nil }
      let stop = stops[(place + stops.count) % stops.count]
      if stop is RowGapElement || takesKeys(stop) { return stop }
    }
    return nil
  }

  /// Builds all rows, wherever they are.
  func buildAllRows() {
    let gaps = outline.stops.compactMap { $0 as? RowGapElement }
    if !gaps.isEmpty, build({ gaps.forEach { $0.fill() } }) {
      buildAllRows()
    }
  }

  /// Builds the rows that are asked for.
  ///
  /// - Returns: Whether there are other elements than before.
  private func build(_ ask: () -> Void) -> Bool {
    let outline = outlineNumber
    ask()
    settle()
    return outlineNumber != outline
  }

  /// Notes where the focus is, for the time when its element is gone.
  private func rememberFocus() {
    guard let focus else { return }
    focusMemory = FocusMemory(
      of: focus, on: outline.page, among: focusableElements, outlineNumber)
    outline.page?.lastFocus = focus
  }

  /// Finds a new place for a focus whose element is not on the screen any more:
  /// where it was when the page was left, the neighbour's, or the first.
  func restoreFocus() {
    guard let focusMemory, !focusMemory.holds(for: focus, outlineNumber)
    else { return }
    let elements = focusableElements
    if !elements.contains(where: { $0 === focus }) {
      let last = elements.first { $0 === outline.page?.lastFocus }
      let neighbour =
        outline.page === focusMemory.page && !elements.isEmpty
        ? elements[min(focusMemory.place, elements.count - 1)] : nil
      focus = last ?? neighbour ?? elements.first
    }
    rememberFocus()
  }
}
