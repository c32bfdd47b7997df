extension Node {
  /// Shows which object of the environment is missing, if one is.
  ///
  /// - Returns: Whether one is, and the body can't be evaluated.
  final func showMissingObject() -> Bool {
    guard let object = missingObject else { return false }
    let isKnown = children.first?.viewType == MissingObject.self
    if !isKnown {
      ViewHost.record(.missingEnvironmentObject(object))
    }
    setChild(0, to: MissingObject(name: object))
    return true
  }
}

/// Stands in place of a view that does not find an object.
///
/// SwiftUI traps when the object is read, and says nothing if it never is.
/// Here the view is found out when it is installed, so that a test can tell.
///
/// Source: OpenSwiftUI's [EnvironmentObject.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/EnvironmentObject.swift).
private struct MissingObject: PrimitiveView {
  let name: String

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(
      0, to: Text("There is no \(node.view.name) in the environment."))
  }
}
