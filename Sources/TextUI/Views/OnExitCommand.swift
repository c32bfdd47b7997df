extension View {
  /// Runs an action when Esc is pressed in the view, in place of what Esc would
  /// do around it.
  ///
  /// Where the action is nil, Esc does that.
  ///
  /// Source: [onExitCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)),
  /// which macOS and tvOS have.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    Exiting(content: self, action: action)
  }
}

private struct Exiting<Content: View>: PrimitiveView {
  let content: Content
  let action: (() -> Void)?

  static func _update(_ node: ViewNode<Self>) {
    node.element(ExitElement.init).action = node.view.action
    node.setChild(0, to: node.view.content)
  }
}

/// Takes Esc from what is in it.
private final class ExitElement: Element {
  var action: (() -> Void)?

  override func handle(_ key: Key) -> Bool {
    guard key == .escape, let action else { return super.handle(key) }
    action()
    return true
  }
}
