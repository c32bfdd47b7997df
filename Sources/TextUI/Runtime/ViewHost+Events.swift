extension ViewHost {
  /// Sends a key to the focused element, then to those around it.
  ///
  /// - Returns: Whether one of them knew what to do with it.
  @discardableResult
  package func send(_ key: Key) -> Bool {
    settle()
    let target = focus ?? rootElement.map(\.innermostVisible)
    var isHandled = target.map { send(key, to: $0) } ?? false
    if !isHandled, key == .escape, let element = elementToLeave {
      isHandled = send(key, to: element)
    }
    return isHandled
  }

  /// Sends a key to an element of the screen as it stands, whatever has the
  /// focus: an update before it might take the element away.
  package func send(_ key: Key, to target: Element) -> Bool {
    var isHandled = false
    perform { isHandled = deliver(key, to: target) }
    settle()
    return isHandled
  }

  /// Whether Esc would leave a view.
  package var canGoBack: Bool {
    elementToLeave != nil
  }

  /// Gives a key to an element and those around it, and updates no view.
  ///
  /// - Returns: Whether one of them knew what to do with it.
  package func deliver(_ key: Key, to target: Element) -> Bool {
    let path = Array(sequence(first: target.node, next: \.parent))
    let elements = path.compactMap(\.element)
    // What is under a sheet gets no keys.
    let last = elements.firstIndex { $0 is LayerElement }
    let takers = elements[...(last ?? elements.count - 1)]
    return elements.reversed().contains { $0.intercept(key, for: target) }
      || takers.contains { $0.handle(key) }
  }
}
