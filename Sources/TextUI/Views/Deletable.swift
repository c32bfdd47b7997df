extension View {
  /// Lets the delete key delete the row that the view is.
  ///
  /// The key goes to whatever in the row has the focus first; a text field
  /// keeps it.
  package func deletable(_ delete: @escaping () -> Void) -> some View {
    Deletable(content: self, delete: delete)
  }
}

private struct Deletable<Content: View>: PrimitiveView {
  let content: Content
  let delete: () -> Void

  static func _update(_ node: ViewNode<Self>) {
    node.element(DeletableElement.init).action = node.view.delete
    node.setChild(0, to: node.view.content)
  }
}

/// A row that the delete key deletes.
private final class DeletableElement: Element {
  var action: () -> Void = {}

  override var delete: (() -> Void)? { action }
  override var label: String? { spokenContent }

  /// A row in which nothing takes the keys takes them itself.
  override var isFocusable: Bool {
    var elements: [Element] = []
    for child in children {
      child.collectFocusable(into: &elements)
    }
    return elements.isEmpty
  }
}
