/// Where a stack's elements stand, for one size that it was offered.
struct Arrangement {
  private let stack: StackLayout
  let proposal: ProposedSize
  private var sizes: [Size]

  /// What the stack takes.
  private(set) var size: Size

  /// Whether each element was offered the same, whatever the others take.
  let isEven: Bool

  /// What the elements were offered along the axis.
  private let offers: Offers

  /// What elements are offered along the axis of their stack.
  enum Offers {
    case same(Int?)
    case parts([Int])
  }

  init(
    of elements: [Element], in proposal: ProposedSize, by stack: StackLayout,
    isEven: Bool
  ) {
    self.stack = stack
    self.proposal = proposal
    self.isEven = isEven
    (sizes, offers) = stack.sizes(of: elements, in: proposal)
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
  /// What an element was offered.
  private func offer(at place: Int) -> ProposedSize {
    var offer = proposal
    switch offers {
    case .same(let length): offer[stack.axis] = length
    case .parts(let lengths): offer[stack.axis] = lengths[place]
    }
    return offer
  }

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
    var column: [Line] = []
    column.reserveCapacity(rows.count)
    var top = 0
    for index in sizes.indices {
      let elementSize = sizes[index]
      let bottom = top + elementSize.height
      defer { top = bottom + stack.spacing }
      guard bottom > rows.lowerBound else { continue }
      guard top < rows.upperBound else { break }
      while rows.lowerBound + column.count < top {
        column.append(Line())
      }
      let part =
        max(
          0, rows.lowerBound - top)..<min(
          elementSize.height, rows.upperBound - top)
      let offset = stack.alignment.offset(
        of: elementSize.width, in: size.width)
      let lines = elements[index].lines(
        part, in: elementSize, context.offering(offer(at: index)))
      for line in lines {
        column.append(offset == 0 ? line : line.indented(by: offset))
      }
    }
    return column
  }

  private func drawRow(
    _ elements: [Element], in size: Size, _ context: DrawingContext
  ) -> [Line] {
    var rows = Array(repeating: Line(), count: size.height)
    var column = 0
    for place in sizes.indices {
      let elementSize = sizes[place]
      let offset = stack.alignment.offset(
        of: elementSize.height, in: size.height)
      let lines = elements[place].lines(
        in: elementSize, context.offering(offer(at: place)))
      for (index, line) in lines.enumerated()
      where offset + index < rows.count && line.columns > 0 {
        rows[offset + index].pad(to: column)
        rows[offset + index].append(line)
      }
      column += elementSize.width + stack.spacing
    }
    return rows
  }

  /// The lines of what has the focus, if it is in a column.
  func focusedLines(
    of elements: [Element], at place: Int, _ context: DrawingContext
  ) -> Range<Int>? {
    let above = sizes[..<place].reduce(0) { $0 + $1.height + stack.spacing }
    return elements[place].focusedLines(
      in: sizes[place], context.offering(offer(at: place))
    )
    .map { above + $0.lowerBound..<above + $0.upperBound }
  }
}
