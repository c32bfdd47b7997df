/// What an element remembers of its layout until something in it changes.
struct LayoutCache {
  fileprivate var children: [Element]?
  fileprivate var sizes: [(proposal: ProposedSize, size: Size)] = []
  fileprivate var arrangements: [Arrangement] = []
  fileprivate var adaptsHeight: Bool?

  /// Where the element was found among its container's children.
  fileprivate var place = -1

  /// Whether the element itself may look different now.
  fileprivate var isChanged = false

  /// Whether the element or one in it may look different now.
  fileprivate var isAwaited = false

  /// Which of the elements in this one may look different now.
  fileprivate var awaited = Awaited.none

  fileprivate enum Awaited {
    case none
    case one(place: Int)
    case several
  }
}

extension Element {
  // MARK: Children

  /// The elements in this one, in reading order.
  package final var children: [Element] {
    if let children = cache.children { return children }
    let children = makeChildren()
    for (place, child) in children.enumerated() {
      child.cache.place = place
    }
    if !hasChangingChildren {
      cache.children = children
    }
    return children
  }

  /// The place of an element among the children.
  final func place(of child: Element) -> Int? {
    let children = children
    let place = child.cache.place
    return children.indices.contains(place) && children[place] === child
      ? place : children.firstIndex { $0 === child }
  }

  // MARK: Changes

  /// Takes in that there are other elements in this one.
  ///
  /// Those that come back may have changed while they were not laid out.
  final func childrenChanged() {
    node.host.outlineChanged()
    guard cache.children != nil || hasChangingChildren else { return }
    cache.children = nil
    cache.arrangements = []
    cache.awaited = .several
    var element: Element? = self
    while let current = element {
      current.cache.adaptsHeight = nil
      element = current.container
    }
    setNeedsLayout()
  }

  /// Forgets what was measured in a container that has another layout now, on
  /// which a spacer's size depends.
  final func forgetMeasures() {
    cache.adaptsHeight = nil
    cache.sizes = []
  }

  /// Has the element measured anew, and those around it if it takes another
  /// size then.
  final func setNeedsLayout() {
    cache.isChanged = true
    var element = self
    while !element.cache.isAwaited, let container = element.container {
      element.cache.isAwaited = true
      container.cache.await(element)
      element = container
    }
    node.host.setNeedsUpdate()
  }

  /// Forgets what is no longer true, before the element is laid out.
  ///
  /// - Returns: Whether it may take another size.
  @discardableResult
  final func refresh() -> Bool {
    var isChanged = cache.isChanged
    if isChanged {
      cache.arrangements = []
    }
    for child in takeAwaited() where child.refresh() {
      if cache.arrangements.isEmpty || rearrange(child) {
        isChanged = true
      }
    }
    cache.isChanged = false
    cache.isAwaited = false
    if isChanged {
      cache.sizes = []
    }
    return isChanged
  }

  private func takeAwaited() -> [Element] {
    defer { cache.awaited = .none }
    switch cache.awaited {
    case .none:
      return []
    case .one(let place):
      let elements = laidOutElements
      if elements.indices.contains(place), elements[place].cache.isAwaited {
        return [elements[place]]
      }
      fallthrough
    case .several:
      return laidOutElements.filter(\.cache.isAwaited)
    }
  }

  /// Takes in a child's new size.
  ///
  /// - Returns: Whether this element takes another size by that.
  private func rearrange(_ child: Element) -> Bool {
    guard let place = place(of: child) else { return false }
    var isChanged = false
    for index in cache.arrangements.indices {
      guard cache.arrangements[index].isEven else {
        cache.arrangements = []
        return true
      }
      if cache.arrangements[index].update(child, at: place) {
        isChanged = true
      }
    }
    return isChanged
  }

  // MARK: Measuring

  /// So many children are arranged anew at each call.
  private static let few = 4

  /// For so many proposals what came of them is remembered.
  private static let mostMemories = 8

  final var knownAdaptsHeight: Bool {
    if let known = cache.adaptsHeight { return known }
    let adapts = adaptsHeight
    cache.adaptsHeight = adapts
    return adapts
  }

  /// The size for a proposal, measured once.
  final func rememberedSize(for proposal: ProposedSize) -> Size {
    let proposal = knownAdaptsHeight ? proposal : proposal.withIdealHeight
    for known in cache.sizes where known.proposal == proposal {
      return known.size
    }
    let size = measure(proposal)
    if cache.sizes.count == Self.mostMemories {
      cache.sizes.removeFirst()
    }
    cache.sizes.append((proposal, size))
    return size
  }

  /// How the children are arranged where the element is drawn: as they were
  /// when it was measured, and across in the size that came of it.
  final func arrangement(
    in size: Size, _ context: DrawingContext
  ) -> Arrangement {
    var offered = inner(context.offered)
    let across = stack.axis.other
    offered[across] = offered[across] ?? size[across]
    return arrangement(for: offered)
  }

  /// How the children are arranged in what the element is offered.
  final func arrangement(for proposal: ProposedSize) -> Arrangement {
    let proposal = knownAdaptsHeight ? proposal : proposal.withIdealHeight
    for known in cache.arrangements where known.proposal == proposal {
      return known
    }
    let arrangement = Arrangement(
      of: children, in: proposal, by: stack,
      isEven: proposal[stack.axis] == nil)
    if children.count > Self.few {
      if cache.arrangements.count == Self.mostMemories {
        cache.arrangements.removeFirst()
      }
      cache.arrangements.append(arrangement)
    }
    return arrangement
  }
}

extension LayoutCache {
  fileprivate mutating func await(_ child: Element) {
    // Only among children that are remembered does a place tell who it is.
    guard children != nil else {
      awaited = .several
      return
    }
    switch awaited {
    case .none:
      awaited =
        child.cache.place < 0 ? .several : .one(place: child.cache.place)
    case .one, .several:
      awaited = .several
    }
  }
}
