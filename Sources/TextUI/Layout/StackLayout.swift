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
    let sizes = sizes(of: elements, in: proposal)
    var size = Size(width: 0, height: 0)
    size[axis] =
      sizes.reduce(0) { $0 + $1[axis] } + totalSpacing(of: elements)
    size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    return size
  }

  func draw(
    _ elements: [Element], in size: Size, _ context: DrawingContext
  ) -> [Line] {
    let proposal = ProposedSize(width: size.width, height: size.height)
    let sizes = sizes(of: elements, in: proposal)
    return axis == .vertical
      ? drawColumn(elements, sizes: sizes, in: size, context)
      : drawRow(elements, sizes: sizes, in: size, context)
  }

  private func drawColumn(
    _ elements: [Element], sizes: [Size], in size: Size,
    _ context: DrawingContext
  ) -> [Line] {
    var lines: [Line] = []
    for (element, elementSize) in zip(elements, sizes) {
      if !lines.isEmpty {
        lines += Array(repeating: Line(), count: spacing)
      }
      let offset = alignment.offset(of: elementSize.width, in: size.width)
      let indent = Line(String(repeating: " ", count: offset))
      for line in element.lines(in: elementSize, context) {
        lines.append(offset == 0 ? line : indent.appending(line))
      }
    }
    return lines
  }

  private func drawRow(
    _ elements: [Element], sizes: [Size], in size: Size,
    _ context: DrawingContext
  ) -> [Line] {
    var rows = Array(repeating: Line(), count: size.height)
    var column = 0
    for (element, elementSize) in zip(elements, sizes) {
      let offset = alignment.offset(of: elementSize.height, in: size.height)
      for (index, line) in element.lines(in: elementSize, context).enumerated()
      where offset + index < rows.count && line.columns > 0 {
        rows[offset + index].pad(to: column)
        rows[offset + index].append(line)
      }
      column += elementSize.width + spacing
    }
    return rows
  }

  // MARK: Sharing the room

  private func totalSpacing(of elements: [Element]) -> Int {
    max(0, elements.count - 1) * spacing
  }

  private func sizes(
    of elements: [Element], in proposal: ProposedSize
  ) -> [Size] {
    guard let room = proposal[axis] else {
      return elements.map { $0.size(for: proposal) }
    }
    var sizes = Array(
      repeating: Size(width: 0, height: 0), count: elements.count)
    var left = room - totalSpacing(of: elements)
    let order = elements.indices.sorted(by: flexibility(of: elements, proposal))
    let spacers = order.filter { elements[$0] is SpacerElement }
    for indices in [order.filter { !spacers.contains($0) }, spacers] {
      for (place, index) in indices.enumerated() {
        var part = proposal
        part[axis] = max(0, left / (indices.count - place))
        sizes[index] = elements[index].size(for: part)
        left -= sizes[index][axis]
      }
    }
    return sizes
  }

  /// An order of elements from the least to the most flexible: first those
  /// that have one size, then from the narrowest on, so that an equal part of
  /// what is left is enough for each as long as all fit.
  private func flexibility(
    of elements: [Element], _ proposal: ProposedSize
  ) -> (Int, Int) -> Bool {
    let flexibilities = elements.map { element in
      var none = proposal
      none[axis] = 0
      var all = proposal
      all[axis] = Size.unlimited
      let most = element.size(for: all)[axis]
      return most == element.size(for: none)[axis] ? 0 : most
    }
    return { first, second in
      (flexibilities[first], first) < (flexibilities[second], second)
    }
  }
}
