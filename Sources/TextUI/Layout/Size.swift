/// What a container offers; `nil` asks for the size that an element likes best.
package nonisolated struct ProposedSize: Hashable, Sendable {
  var width: Int?
  var height: Int?

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Less room.
  func reduced(columns: Int = 0, lines: Int = 0) -> ProposedSize {
    var proposal = self
    if let width { proposal.width = max(0, width - columns) }
    if let height { proposal.height = max(0, height - lines) }
    return proposal
  }

  /// The same width, and whatever height is liked best.
  var withIdealHeight: ProposedSize {
    ProposedSize(width: width, height: nil)
  }
}

/// What an element takes, in columns and lines.
package nonisolated struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Wide or high enough for anything.
  static let unlimited = 1 << 20

  /// A length that a program has asked for, as one that can be added up.
  static func length(_ wanted: Int) -> Int {
    min(max(0, wanted), unlimited)
  }
}

/// A direction.
public nonisolated enum Axis: Hashable, Sendable {
  /// Along a line.
  case horizontal
  /// From line to line.
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
