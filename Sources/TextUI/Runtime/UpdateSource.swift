/// Something that changes from outside the views, such as a store.
package protocol UpdateSource: AnyObject {
  /// Takes in what has changed; called before each pass.
  func prepareForUpdate()

  /// Has a closure called, on any thread, when there is something to take in.
  ///
  /// - Parameter notify: The closure.
  /// - Returns: An object with whose end the calls end.
  func whenChanged(_ notify: @escaping @Sendable () -> Void) -> AnyObject
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
    let source = node.view.source
    let known = node.properties.first as? UpdateSubscription
    if known?.source !== source {
      node.properties = [UpdateSubscription(to: source, for: node.host)]
      let id = ObjectIdentifier(node)
      node.host.updateSources[id] = source
      node.whenRemoved = { [weak host = node.host] in
        host?.updateSources[id] = nil
      }
    }
    node.setChild(0, to: node.view.content)
  }
}

/// Wakes a host when a source has changed.
private final class UpdateSubscription: PropertyStorage {
  let source: any UpdateSource
  private let notifications: AnyObject

  init(to source: any UpdateSource, for host: ViewHost) {
    self.source = source
    notifications = source.whenChanged { [weak host] in
      Task { @MainActor in host?.setNeedsUpdate() }
    }
  }
}
