/// Where a stack's elements stand, for one size that it was offered.
struct Arrangement {
  private let stack: StackLayout
  private let proposal: ProposedSize
  private var sizes: [Size]

  /// What the stack takes.
  private(set) var size: Size

  /// Whether each element was offered the same, whatever the others take.
  let isEven: Bool

  /// Whether the elements got parts of the room, which was not enough for all;
  /// parts of what was taken of it may be others.
  let isShared: Bool

  init(
    of elements: [Element], in proposal: ProposedSize, by stack: StackLayout,
    isEven: Bool
  ) {
    self.stack = stack
    self.proposal = proposal
    self.isEven = isEven
    let ideal = stack.idealSizes(of: elements, in: proposal)
    isShared = ideal == nil
    sizes = ideal ?? stack.sharedSizes(of: elements, in: proposal)
    size = Size(width: 0, height: 0)
    size[stack.axis] = max(0, sizes.count - 1) * stack.spacing
    for element in sizes {
      size[stack.axis] += element[stack.axis]
    }
    size[stack.axis.other] = widest
  }

  private var widest: Int {
    var widest = 0
    for size in sizes {
      widest = max(widest, size[stack.axis.other])
    }
    return widest
  }

  /// Whether the elements stand like this for another proposal too: one that
  /// is no more than the first and no less than what was taken of it.
  func holds(for other: ProposedSize) -> Bool {
    holds(along: .horizontal, other) && holds(along: .vertical, other)
  }

  private func holds(along axis: Axis, _ other: ProposedSize) -> Bool {
    if proposal[axis] == other[axis] { return true }
    guard let offered = proposal[axis], let room = other[axis] else {
      return false
    }
    return size[axis] <= room && room <= offered
  }

  /// Takes in that one of the elements may take another size.
  ///
  /// - Returns: Whether the stack takes another size by that.
  mutating func update(_ element: Element, at place: Int) -> Bool {
    var offered = proposal
    offered[stack.axis] = nil
    let old = sizes[place]
    let new = element.size(for: offered)
    guard new != old else { return false }
    sizes[place] = new
    let oldSize = size
    size[stack.axis] += new[stack.axis] - old[stack.axis]
    let across = stack.axis.other
    size[across] =
      old[across] == size[across] ? widest : max(size[across], new[across])
    return size != oldSize
  }
}

// MARK: - Drawing

extension Arrangement {
  /// Draws some of the stack's lines.
  func draw(
    _ rows: Range<Int>, of elements: [Element], in size: Size,
    _ context: DrawingContext
  ) -> [Line] {
    guard stack.axis == .vertical else {
      let lines = drawRow(elements, in: size, context)
      return rows == lines.indices ? lines : Array(lines[rows])
    }
    return drawColumn(rows, elements, in: size, context)
  }

  private func drawColumn(
    _ rows: Range<Int>, _ elements: [Element], in size: Size,
    _ context: DrawingContext
  ) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(rows.count)
    var top = 0
    for index in sizes.indices {
      let elementSize = sizes[index]
      let bottom = top + elementSize.height
      defer { top = bottom + stack.spacing }
      guard bottom > rows.lowerBound else { continue }
      guard top < rows.upperBound else { break }
      while rows.lowerBound + lines.count < top {
        lines.append(Line())
      }
      let part =
        max(
          0, rows.lowerBound - top)..<min(
          elementSize.height, rows.upperBound - top)
      let offset = stack.alignment.offset(
        of: elementSize.width, in: size.width)
      for line in elements[index].lines(part, in: elementSize, context) {
        lines.append(offset == 0 ? line : line.indented(by: offset))
      }
    }
    return lines
  }

  private func drawRow(
    _ elements: [Element], in size: Size, _ context: DrawingContext
  ) -> [Line] {
    var rows = Array(repeating: Line(), count: size.height)
    var column = 0
    for (element, elementSize) in zip(elements, sizes) {
      let offset = stack.alignment.offset(
        of: elementSize.height, in: size.height)
      for (index, line) in element.lines(in: elementSize, context).enumerated()
      where offset + index < rows.count && line.columns > 0 {
        rows[offset + index].pad(to: column)
        rows[offset + index].append(line)
      }
      column += elementSize.width + stack.spacing
    }
    return rows
  }

  /// The line on which what has the focus begins, if it is in a column.
  func focusedLine(
    of elements: [Element], at place: Int, _ context: DrawingContext
  ) -> Int? {
    let above = sizes[..<place].reduce(0) { $0 + $1.height + stack.spacing }
    return elements[place].focusedLine(in: sizes[place], context)
      .map { above + $0 }
  }
}
