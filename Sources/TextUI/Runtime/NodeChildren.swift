extension Node {
  /// Gives a view to the child at a structural position.
  ///
  /// The child keeps its state if it is of the same type; otherwise its
  /// identity ends and another begins.
  ///
  /// Source: [WWDC21 10022](https://developer.apple.com/videos/play/wwdc2021/10022/),
  /// 20:08: identity is the position and the type.
  final func setChild<Content: View>(
    _ index: Int, to view: Content, environment: EnvironmentEntry?
  ) {
    if index < children.count, let child = children[index].node(of: view) {
      child.receive(view)
    } else {
      replaceChild(index, by: view, environment: environment)
    }
  }

  final func setChild<Content: View>(_ index: Int, to view: Content) {
    setChild(index, to: view, environment: environment)
  }

  /// Ends the identity of the child at a position and begins another.
  final func replaceChild<Content: View>(
    _ index: Int, by view: Content, environment: EnvironmentEntry?
  ) {
    if index < children.count {
      children[index].remove()
    }
    let child = makeChild(view, environment: environment)
    if index < children.count {
      children[index] = child
    } else {
      children.append(child)
    }
    child.update()
    childrenChanged()
  }

  final func makeChild<Content: View>(
    _ view: Content, environment: EnvironmentEntry?
  ) -> ViewNode<Content> {
    ViewNode(view, host: host, parent: self, environment: environment)
  }

  final func removeChildren(from count: Int) {
    guard children.count > count else { return }
    for child in children[count...] {
      child.remove()
    }
    children.removeSubrange(count...)
    childrenChanged()
  }

  private final func node<Content: View>(
    of view: Content
  ) -> ViewNode<Content>? {
    guard viewType == Content.self else { return nil }
    return unsafeDowncast(self, to: ViewNode<Content>.self)
  }
}
