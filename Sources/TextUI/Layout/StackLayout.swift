/// Lays out elements one after the other.
///
/// The least flexible element is asked first; each is offered an equal part of
/// what is left. Spacers get what the others leave.
///
/// Source: [WWDC19 237](https://developer.apple.com/videos/play/wwdc2019/237/),
/// "How stacks work".
nonisolated struct StackLayout: Equatable {
  let axis: Axis
  var spacing = 0
  var alignment = StackAlignment.leading

  static let vertical = StackLayout(axis: .vertical)
}

/// Where a stack's elements stand across its axis.
nonisolated enum StackAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// The blanks before something that is narrower than its container.
  func offset(of length: Int, in container: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, container - length) / 2
    case .trailing: max(0, container - length)
    }
  }
}

extension StackLayout {
  func measure(_ elements: [Element], in proposal: ProposedSize) -> Size {
    arrangement(of: elements, in: proposal).size
  }

  /// Draws elements that share what is offered.
  func draw(
    _ elements: [Element], offered: ProposedSize, in size: Size,
    _ context: DrawingContext
  ) -> [Line] {
    arrangement(of: elements, in: offered)
      .draw(0..<size.height, of: elements, in: size, context)
  }

  private func arrangement(
    of elements: [Element], in proposal: ProposedSize
  ) -> Arrangement {
    Arrangement(of: elements, in: proposal, by: self, isEven: false)
  }

  // MARK: Sharing the room

  /// The sizes of the elements, which share what the stack is offered, and
  /// what each of them is offered.
  func sizes(
    of elements: [Element], in proposal: ProposedSize
  ) -> ([Size], Arrangement.Offers) {
    guard let room = proposal[axis] else {
      var sizes: [Size] = []
      sizes.reserveCapacity(elements.count)
      for element in elements {
        sizes.append(element.size(for: proposal))
      }
      return (sizes, .same(nil))
    }
    let free = room - max(0, elements.count - 1) * spacing
    if let sizes = fullSizes(of: elements, in: proposal, free: free) {
      return (sizes, .same(Size.unlimited))
    }
    if let sizes = idealSizes(of: elements, in: proposal, free: free) {
      return (sizes, .same(nil))
    }
    return sharedSizes(of: elements, in: proposal, free: free)
  }

  /// What each element likes best, if the stack is offered just that: so it is
  /// drawn as it was measured.
  private func idealSizes(
    of elements: [Element], in proposal: ProposedSize, free: Int
  ) -> [Size]? {
    var ideal = proposal
    ideal[axis] = nil
    let sizes = elements.map { $0.size(for: ideal) }
    return sizes.reduce(0) { $0 + $1[axis] } == free ? sizes : nil
  }

  /// What each element takes when it is offered all, if that is enough for
  /// all; it is what they would take of equal parts.
  private func fullSizes(
    of elements: [Element], in proposal: ProposedSize, free: Int
  ) -> [Size]? {
    var all = proposal
    all[axis] = Size.unlimited
    var left = free
    var spacers = 0
    var sizes: [Size] = []
    sizes.reserveCapacity(elements.count)
    for element in elements {
      if element is SpacerElement {
        spacers += 1
        sizes.append(Size(width: 0, height: 0))
        continue
      }
      let size = element.size(for: all)
      left -= size[axis]
      if left < 0 { return nil }
      sizes.append(size)
    }
    guard spacers > 0 else { return sizes }
    for index in elements.indices where elements[index] is SpacerElement {
      let part = left / spacers
      sizes[index][axis] = part
      left -= part
      spacers -= 1
    }
    return sizes
  }

  private func sharedSizes(
    of elements: [Element], in proposal: ProposedSize, free: Int
  ) -> ([Size], Arrangement.Offers) {
    var sizes = Array(
      repeating: Size(width: 0, height: 0), count: elements.count)
    var parts = Array(repeating: 0, count: elements.count)
    var left = free
    for indices in order(of: elements, in: proposal) {
      for (place, index) in indices.enumerated() {
        var part = proposal
        parts[index] = max(0, left / (indices.count - place))
        part[axis] = parts[index]
        sizes[index] = elements[index].size(for: part)
        left -= sizes[index][axis]
      }
    }
    return (sizes, .parts(parts))
  }

  /// The places of the elements from the least to the most flexible: first
  /// those that have one size, then from the narrowest on, so that an equal
  /// part of what is left is enough for each as long as all fit; spacers last.
  private func order(
    of elements: [Element], in proposal: ProposedSize
  ) -> [[Int]] {
    let flexibilities = elements.map {
      $0.flexibility(along: axis, in: proposal)
    }
    let order = elements.indices.sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }
    return [
      order.filter { !(elements[$0] is SpacerElement) },
      order.filter { elements[$0] is SpacerElement },
    ]
  }
}
