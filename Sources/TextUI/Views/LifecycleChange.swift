extension View {
  /// Runs an action when a value has changed.
  ///
  /// It runs after the pass in which the new value was seen, once however often
  /// it was written, with the closure of that pass. What it writes is for
  /// another pass.
  ///
  /// Source: [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg),
  /// OpenSwiftUI's [ValueActionModifier.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift).
  ///
  /// - Parameters:
  ///   - value: The value to compare with the last one.
  ///   - initial: Whether the action also runs when the view appears, with the
  ///     value in both places.
  ///   - action: Takes the old and the new value.
  /// - Returns: The view, with the action.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    Changing(
      content: self, value: value, isInitial: initial, usesOldAction: false,
      action: action)
  }

  /// Runs an action when a value has changed.
  ///
  /// Source: [onChange(of:initial:_:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9).
  ///
  /// - Parameters:
  ///   - value: The value to compare with the last one.
  ///   - initial: Whether the action also runs when the view appears.
  ///   - action: The action.
  /// - Returns: The view, with the action.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value has changed.
  ///
  /// The action is the one of the pass before: what it has captured is old.
  /// Apple has deprecated this form; posts still use it.
  ///
  /// Source: [onChange(of:perform:)](https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:));
  /// the old closure: OpenSwiftUI's [ValueActionModifier.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Modifier/ViewModifier/ValueActionModifier.swift).
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    Changing(
      content: self, value: value, isInitial: false, usesOldAction: true,
      action: { _, new in action(new) })
  }
}

private struct Changing<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let usesOldAction: Bool
  let action: (Value, Value) -> Void

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    node.setChild(0, to: view.content)
    guard let seen = node.properties.first as? SeenValue<Value> else {
      node.properties = [SeenValue(view.value, view.action)]
      node.runInitialAction()
      return
    }
    let old = seen.value
    let action = view.usesOldAction ? seen.action : view.action
    seen.value = view.value
    seen.action = view.action
    if old != view.value {
      node.host.afterPass { action(old, view.value) }
    }
  }
}

extension ViewNode {
  /// Runs the action when the view first appears.
  fileprivate func runInitialAction<Shown, Value>()
  where Content == Changing<Shown, Value> {
    guard view.isInitial else { return }
    var isFirst = true
    followPresence(
      appear: { [unowned self] in
        guard isFirst else { return }
        isFirst = false
        let view = view
        host.afterPass { view.action(view.value, view.value) }
      }, disappear: {})
  }
}

/// The value that was seen last, and the action that came with it.
private final class SeenValue<Value>: PropertyStorage {
  var value: Value
  var action: (Value, Value) -> Void

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }
}
