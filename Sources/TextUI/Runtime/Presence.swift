/// What is to be done when a view comes to the screen and leaves it.
final class Presence {
  fileprivate let appear: () -> Void
  fileprivate let disappear: () -> Void

  fileprivate init(
    appear: @escaping () -> Void, disappear: @escaping () -> Void
  ) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension Node {
  /// Has closures called when the view comes to the screen and leaves it; the
  /// first one at once if it is there.
  ///
  /// A modifier calls this after it has updated its content: so children appear
  /// before their parents, and modifiers in the order in which they are
  /// written.
  ///
  /// Source: [a measurement of March 2024](https://android.benigumo.com/20240328/onappear-onchange-task).
  final func followPresence(
    appear: @escaping () -> Void, disappear: @escaping () -> Void
  ) {
    guard presence == nil else { return }
    presence = Presence(appear: appear, disappear: disappear)
    if isShown {
      appear()
    }
  }

  /// Says whether another view covers this one and all in it.
  ///
  /// What is covered has disappeared and keeps its state, as the root of a
  /// navigation stack does. What lies under a sheet has not disappeared.
  ///
  /// Source: [swiftyplace](https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear),
  /// [ole/swiftui-view-lifecycle](https://github.com/ole/swiftui-view-lifecycle).
  final func setCovered(_ isCovered: Bool) {
    self.isCovered = isCovered
    updateIsShown()
  }

  /// Covers views that lie one over the other, save the one on top.
  static func coverAllButLast(of nodes: some Collection<Node>) {
    for node in nodes.dropLast() {
      node.setCovered(true)
    }
    nodes.suffix(1).first?.setCovered(false)
  }

  private final func updateIsShown() {
    let isShown = !isCovered && parent?.isShown ?? true
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for child in children {
      child.updateIsShown()
    }
    if isShown {
      presence?.appear()
    } else {
      presence?.disappear()
    }
  }

  /// Takes in that the view's identity ends.
  ///
  /// Children disappear before their parents; no source says in which order
  /// they do on a device.
  final func endPresence() {
    if isShown {
      presence?.disappear()
    }
    presence = nil
  }
}
