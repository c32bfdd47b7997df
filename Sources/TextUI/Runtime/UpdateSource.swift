/// Something that changes from outside the views, such as a store.
package protocol UpdateSource: AnyObject {
  /// Takes in what has changed; called before each pass.
  func prepareForUpdate()

  /// Has a closure called, on any thread, when there is something to take in.
  func whenChanged(_ notify: @escaping @Sendable () -> Void)
}

extension View {
  /// Has a source asked for its changes before each pass, as long as the view
  /// is there.
  package func updates(from source: any UpdateSource) -> some View {
    UpdatedView(content: self, source: source)
  }
}

private struct UpdatedView<Content: View>: PrimitiveView {
  let content: Content
  let source: any UpdateSource

  static func _update(_ node: ViewNode<Self>) {
    let host = node.host
    let source = node.view.source
    let id = ObjectIdentifier(source)
    if host.updateSources[id] == nil {
      host.updateSources[id] = source
      source.whenChanged { [weak host] in
        Task { @MainActor in host?.setNeedsUpdate() }
      }
      node.whenRemoved = { [weak host] in host?.updateSources[id] = nil }
    }
    node.setChild(0, to: node.view.content)
  }
}
