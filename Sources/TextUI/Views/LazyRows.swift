/// The rows of a list, of which only those near the viewport are built.
///
/// A row that has been built stays, and keeps its state. Between the built rows
/// there are gaps, which have a line for each row they stand for; a gap that
/// comes into the viewport, or that the focus moves to, asks for its rows.
///
/// On a device a row that is scrolled far away may lose its state.
///
/// Source: [Chris Eidhof](https://chris.eidhof.nl/post/swiftui-state-lifetime).
final class LazyRows<ID: Hashable>: PropertyStorage {
  private(set) var ids = RowIDs<ID>([])

  /// The places of the built rows, and those of their nodes among the
  /// children of the node of all.
  private var built: [(place: Int, child: Int)] = []

  /// How many of the first rows are built whatever their IDs.
  private let first: Int

  /// Other rows that are to be built, by their places.
  private var wanted: [Range<Int>] = []

  /// - Parameter count: How many rows are always built: one at the least, for
  ///   an identity or a sheet is the only row of its collection.
  init(first count: Int) {
    first = max(1, count)
  }

  func want(_ rows: Range<Int>) {
    wanted.append(rows)
  }

  /// The places of the rows to build of a collection with other IDs, or the
  /// same.
  func places(in next: RowIDs<ID>) -> [Int] {
    var places = Set(
      (wanted + [0..<first]).flatMap { $0.clamped(to: 0..<next.ids.count) })
    if next === ids {
      places.formUnion(built.map(\.place))
    } else if ids.areUnique, next.areUnique {
      places.formUnion(movedPlaces(in: next))
    } else if !built.isEmpty {
      let known = Set(built.map { ids[$0.place] })
      places.formUnion(next.ids.indices.filter { known.contains(next[$0]) })
    }
    return places.sorted()
  }

  /// Where the built rows are in a collection with other IDs; none is there
  /// twice.
  private func movedPlaces(in next: RowIDs<ID>) -> [Int] {
    let (old, new) = next.change
    var places: [Int] = []
    var moved: Set<ID> = []
    for (place, _) in built {
      if place < old.lowerBound {
        places.append(place)
      } else if place >= old.upperBound {
        places.append(place - old.upperBound + new.upperBound)
      } else {
        moved.insert(ids.ids[place])
      }
    }
    if moved.isEmpty { return places }
    return places + new.filter { moved.contains(next.ids[$0]) }
  }

  /// Builds rows, and brings those that are built up to date.
  ///
  /// - Parameters:
  ///   - rows: The views of the rows.
  ///   - places: Their places in the collection, ascending.
  ///   - next: The IDs of the collection.
  ///   - node: The node of all rows.
  func update<Row: View>(
    _ rows: [Row], at places: [Int], of next: RowIDs<ID>, in node: Node
  ) {
    wanted = []
    if next !== ids || places != built.map(\.place) {
      arrange(rows, at: places, of: next, in: node)
    }
    for (row, built) in zip(rows, built) {
      node.setChild(built.child, to: row)
    }
  }

  private func arrange<Row: View>(
    _ rows: [Row], at places: [Int], of next: RowIDs<ID>, in node: Node
  ) {
    let old = node.children
    var known = Dictionary(
      uniqueKeysWithValues: built.map { (ids[$0.place], old[$0.child]) })
    var children: [Node] = []
    var end = 0
    built = []
    for (row, place) in zip(rows, places) {
      if place > end {
        children.append(RowGap(of: end..<place, in: node, self))
      }
      built.append((place, children.count))
      children.append(
        known.removeValue(forKey: next[place])
          ?? node.makeChild(row, environment: node.environment))
      end = place + 1
    }
    if end < next.ids.count {
      children.append(RowGap(of: end..<next.ids.count, in: node, self))
    }
    ids = next
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) {
      child.remove()
    }
    node.children = children
    node.childrenChanged()
  }
}

extension Node {
  /// Whether the view is in the column of a list that builds its rows as they
  /// are needed.
  final var isInViewport: Bool {
    var element = parentElement
    while let current = element {
      if let list = current as? ScrollElement { return list.buildsOnDemand }
      guard current.drawsParts, current.stack.axis == .vertical else {
        return false
      }
      element = current.container
    }
    return false
  }
}

/// Rows that are not built.
private final class RowGap: Node {
  private let rows: Range<Int>

  init<ID: Hashable>(of rows: Range<Int>, in parent: Node, _ all: LazyRows<ID>)
  {
    self.rows = rows
    super.init(
      host: parent.host, parent: parent, viewType: RowGap.self,
      environment: parent.environment)
    element = RowGapElement(self, rows: rows) { [weak all, unowned parent] in
      all?.want($0)
      parent.invalidate()
      parent.host.wantsRows = true
    }
  }

  override var rowCount: Int { rows.count }
}

/// Rows that are not built, on the screen: as many blank lines.
final class RowGapElement: Element {
  private let rows: Range<Int>
  private let want: (Range<Int>) -> Void

  fileprivate init(
    _ node: Node, rows: Range<Int>, want: @escaping (Range<Int>) -> Void
  ) {
    self.rows = rows
    self.want = want
    super.init(node)
  }

  /// Asks for all its rows.
  func fill() {
    want(rows)
  }

  /// Asks for so many screenfuls of rows at one of its ends.
  func fill(_ screenfuls: Int, fromStart: Bool) {
    let end = fromStart ? rows.lowerBound : rows.upperBound
    fill(end..<end, margin: screenfuls)
  }

  /// Asks for some of its rows, and for so many screenfuls on either side.
  private func fill(_ shown: Range<Int>, margin screenfuls: Int = 1) {
    let margin = screenfuls * max(1, node.host.height ?? 0)
    want(
      (shown.lowerBound - margin..<shown.upperBound + margin)
        .clamped(to: rows))
  }

  override var isStop: Bool { true }
  override var isFocusable: Bool { false }
  override var adaptsHeight: Bool { false }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: 0, height: rows.count)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    draw(0..<size.height, in: size, context)
  }

  override func draw(
    _ lines: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    fill(
      rows.lowerBound + lines.lowerBound..<rows.lowerBound + lines.upperBound)
    return []
  }
}
