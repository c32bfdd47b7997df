import Observation

/// A place in the tree of views, which lives as long as the view's identity.
///
/// A view is a value that is made anew at every update; its node stays. It
/// holds what belongs to the identity: the state of the view's properties, its
/// place in the environment, and what it shows.
public class Node {
  unowned let host: ViewHost
  unowned let parent: Node?
  package let viewType: Any.Type

  /// The values that the views above have set.
  let environment: EnvironmentEntry?

  package internal(set) final var children: [Node] = []

  /// What this view shows itself; a composed view shows its children.
  package internal(set) final var element: Element?

  /// How many rows of a `ForEach` the node stands for.
  var rowCount: Int { 1 }

  /// What the view's dynamic properties keep, in the order of the fields.
  final var properties: [PropertyStorage?] = []

  private(set) final var isAlive = true

  /// Whether the view has changed since the last update, or there was none.
  private(set) final var needsUpdate = true

  /// Which of the children wait for an update.
  private final var awaited = Awaited.none

  /// Whether the parent knows that this node or one below waits.
  private final var isAwaited = false

  private final var trackings = 0

  /// Whether the view is on the screen: neither it nor a view around it is
  /// covered by another.
  final var isShown: Bool

  /// Whether this view itself is covered.
  final var isCovered = false

  /// What is to be done when the view comes to the screen and leaves it.
  final var presence: Presence?

  /// The object that a property of the view does not find in the environment.
  final var missingObject: String?

  /// Runs when the view's identity ends.
  final var whenRemoved: (() -> Void)?

  /// The node whose body, or whose closure for children, is being evaluated.
  static var evaluating: Node?

  init(
    host: ViewHost, parent: Node?, viewType: Any.Type,
    environment: EnvironmentEntry?
  ) {
    self.host = host
    self.parent = parent
    self.viewType = viewType
    self.environment = environment
    isShown = parent?.isShown ?? true
  }

  // MARK: Updating

  /// Brings the node and all below it up to date with its view.
  func update() {}

  private enum Awaited {
    case none
    case one(Node)
    case several
  }

  final func startUpdate() {
    needsUpdate = false
    for child in takeAwaited() {
      child.isAwaited = false
    }
  }

  /// Asks for an update of this node in the next pass.
  package final func invalidate() {
    guard isAlive else { return }
    needsUpdate = true
    host.setNeedsUpdate()
    var node = self
    while !node.isAwaited, let parent = node.parent {
      node.isAwaited = true
      parent.await(node)
      node = parent
    }
  }

  private final func await(_ child: Node) {
    switch awaited {
    case .none: awaited = .one(child)
    case .one, .several: awaited = .several
    }
  }

  private final func takeAwaited() -> [Node] {
    isAwaited = false
    defer { awaited = .none }
    return switch awaited {
    case .none: []
    case .one(let child): [child]
    case .several: children.filter(\.isAwaited)
    }
  }

  final func updateIfNeeded() {
    guard isAlive else { return }
    if needsUpdate {
      update()
    } else {
      for child in takeAwaited() {
        child.updateIfNeeded()
      }
    }
  }

  /// Evaluates a body, or a closure that a view keeps for its children, and
  /// invalidates this node when something that was read in it changes.
  ///
  /// A registration with Observation can't be withdrawn, so one that a later
  /// evaluation has replaced is told apart by its number.
  final func track<Value>(_ evaluate: () -> Value) -> Value {
    trackings += 1
    let tracking = trackings
    let outer = Node.evaluating
    Node.evaluating = self
    defer { Node.evaluating = outer }
    return withObservationTracking(evaluate) {
      [changes = host.changes, weak self] in
      changes.add(ObservedChange(node: self, tracking: tracking))
    }
  }

  /// Evaluates something that does not make anyone a reader of a state.
  static func withoutReader<Value>(_ evaluate: () -> Value) -> Value {
    let outer = evaluating
    evaluating = nil
    defer { evaluating = outer }
    return evaluate()
  }

  /// Takes in that something which an evaluation has read has changed.
  final func observedValueChanged(in tracking: Int) {
    if tracking == trackings {
      invalidate()
    }
  }

  // MARK: Ending

  /// Ends the identity of this node's view and of all below it.
  final func remove() {
    guard isAlive else { return }
    isAlive = false
    for child in children {
      child.remove()
    }
    endPresence()
    whenRemoved?()
    properties = []
  }

  // MARK: Elements

  /// The nearest elements at or below this node, in reading order.
  final func elements() -> [Element] {
    var elements: [Element] = []
    collectElements(into: &elements)
    return elements
  }

  final func collectElements(into elements: inout [Element]) {
    if let element {
      if element.isInPlace {
        elements.append(element)
      }
    } else {
      for child in children {
        child.collectElements(into: &elements)
      }
    }
  }

  /// The nearest element that contains this node.
  final var parentElement: Element? { parent?.nearestElement }

  /// The element of this node, or the nearest around it.
  private final var nearestElement: Element? {
    var node: Node? = self
    while let current = node {
      if let element = current.element { return element }
      node = current.parent
    }
    return nil
  }

  /// Takes in that there are other nodes below this one.
  final func childrenChanged() {
    nearestElement?.childrenChanged()
    host.setNeedsUpdate()
  }
}
