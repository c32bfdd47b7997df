extension Screen {
  /// Presses a button, a row, an option, a toggle or a tab.
  ///
  /// - Throws: ``ScreenError`` if there is no such element, or several, or if
  ///   it is disabled or covered.
  public func tap(_ label: String, at index: Int? = nil) throws(ScreenError) {
    let element = try find(label, at: index) {
      $0 is ButtonElement || $0 is OptionElement || $0 is ToggleElement
        || $0 is TabButtonElement
    }
    press(element, .return)
  }

  /// Turns a toggle on or off.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func toggle(
    _ label: String, at index: Int? = nil
  ) throws(ScreenError) {
    press(try find(label, at: index) { $0 is ToggleElement }, .return)
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - label: The option's label.
  ///   - picker: The picker's label; needed if several have such an option.
  ///   - index: Which one of several pickers with that label, or of several
  ///     options if no picker is named.
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func pick(
    _ label: String, in picker: String? = nil, at index: Int? = nil
  ) throws(ScreenError) {
    let owner = try picker.map { picker throws(ScreenError) in
      try find(picker, at: index) { $0 is PickerElement }
    }
    let element = try find(label, at: owner == nil ? index : nil) { element in
      guard let option = element as? OptionElement else { return false }
      return owner == nil || option.picker === owner
    }
    press(element, .return)
  }

  /// Types a text into a text field, at its cursor: at the end, unless keys
  /// have moved it.
  ///
  /// Each character is an event of its own, as from a person's hands; a text of
  /// more than 256 is one event, as a paste is.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`; what was typed before a field
  ///   went away, or was covered, has been.
  public func type(
    _ text: String, into label: String, at index: Int? = nil
  ) throws(ScreenError) {
    if text.count > Self.longestTyping {
      press(try findField(label, at: index), .text(text))
      return
    }
    var field = try findField(label, at: index)
    host.moveFocus(to: field)
    for character in text {
      if host.focus !== field {
        field = try findField(label, at: index)
        host.moveFocus(to: field)
      }
      host.send(.character(character))
    }
  }

  private func findField(
    _ label: String, at index: Int?
  ) throws(ScreenError) -> Element {
    try find(label, at: index) { $0 is TextFieldElement }
  }

  private static let longestTyping = 256

  /// Deletes the text in a text field.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func clear(
    _ label: String, at index: Int? = nil
  ) throws(ScreenError) {
    let element = try findField(label, at: index)
    press(element, .end)
    press(element, .deleteToStart)
  }

  /// Presses Return in a text field.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func submit(
    _ label: String, at index: Int? = nil
  ) throws(ScreenError) {
    press(try findField(label, at: index), .return)
  }

  /// Deletes a row whose `ForEach` lets the user do so.
  ///
  /// - Throws: ``ScreenError`` as `tap(_:at:)`.
  public func deleteRow(
    _ label: String, at index: Int? = nil
  ) throws(ScreenError) {
    let row = try find(label, at: index) {
      ($0 as? DeletableRowElement)?.action != nil
    }
    var inside: Element?
    row.visit {
      if inside == nil, $0.isFocusable, $0.isEnabled, !($0 is TextFieldElement)
      {
        inside = $0
      }
    }
    host.moveFocus(to: inside ?? row)
    _ = host.send(.delete, to: row)
  }

  /// Leaves the view on top: a page of a navigation stack, a sheet or an alert.
  ///
  /// It presses Esc, which a view with `onExitCommand(perform:)` takes first
  /// while the focus is in it.
  ///
  /// - Throws: ``ScreenError/nothingToGoBackTo`` at the root.
  public func back() throws(ScreenError) {
    guard host.send(.escape) else { throw .nothingToGoBackTo }
  }

  /// Leaves the sheet or the alert on top, whatever page of it is shown.
  ///
  /// - Throws: ``ScreenError/nothingToDismiss`` if there is none.
  public func dismiss() throws(ScreenError) {
    host.settle()
    let layer = host.outline.landmarks.first { $0 is LayerElement }
    guard let layer, host.send(.escape, to: layer) else {
      throw .nothingToDismiss
    }
  }

  private func press(_ element: Element, _ key: Key) {
    host.moveFocus(to: element)
    host.send(key)
  }

  // MARK: Finding

  private func find(
    _ label: String, at index: Int?, where isKind: (Element) -> Bool
  ) throws(ScreenError) -> Element {
    host.settle()
    host.buildAllRows()
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
      try refuseHidden(label, where: isKind)
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

  /// Says where an element is that exists but is not shown.
  private func refuseHidden(
    _ label: String, where isKind: (Element) -> Bool
  ) throws(ScreenError) {
    let hidden = host.hiddenElements.first {
      isKind($0) && $0.label?.isLabel(label) == true
    }
    switch hidden?.hiding {
    case .cover(let title): throw .covered(label, by: title)
    case .tab(let title): throw .offScreen(label, tab: title)
    case nil: return
    }
  }
}
