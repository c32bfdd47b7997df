import Foundation

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let bounds = try translation.bounds(range)
    let value = try translation.fragment(element)
    guard value.comparison == .ordered else {
      throw translation.unsupported("a range of \(Element.Output.self) values")
    }
    return .fragment(
      SQLFragment(
        "(# >= # AND # \(bounds.isClosed ? "<=" : "<") #)",
        value, bounds.lower, value, bounds.upper))
  }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    try translation.range(lower, upper, isClosed: true)
  }
}

extension PredicateExpressions.Range: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    try translation.range(lower, upper, isClosed: false)
  }
}

extension PredicateTranslation {
  /// A range written in the predicate.
  ///
  /// Its bounds must be known and in order: evaluated in memory, another range
  /// would trap.
  fileprivate func range<
    Lower: PredicateExpression, Upper: PredicateExpression
  >(
    _ lower: Lower, _ upper: Upper, isClosed: Bool
  ) throws -> SQLTerm where Lower.Output: Comparable {
    guard case .constant(let first as Lower.Output) = try term(lower),
      case .constant(let last as Lower.Output) = try term(upper)
    else { throw unsupported("a range whose bounds are not fixed") }
    guard first <= last else {
      throw unsupported("a range from \(first) down to \(last)")
    }
    return .range(
      lower: try constant(first), upper: try constant(last),
      isClosed: isClosed)
  }

  fileprivate func bounds(
    _ node: Any
  ) throws -> (lower: SQLFragment, upper: SQLFragment, isClosed: Bool) {
    switch try term(node) {
    case .range(let lower, let upper, let isClosed):
      return (lower, upper, isClosed)
    case .constant(let value as any BoundedRange):
      return (
        try constant(value.first), try constant(value.last), value.isClosed
      )
    default:
      throw unsupported("a range without a lower and an upper bound")
    }
  }
}

/// A captured range whose type of bounds isn't known.
private protocol BoundedRange {
  var first: Any { get }
  var last: Any { get }
  var isClosed: Bool { get }
}

extension ClosedRange: BoundedRange {
  fileprivate var first: Any { lowerBound }
  fileprivate var last: Any { upperBound }
  fileprivate var isClosed: Bool { true }
}

extension Range: BoundedRange {
  fileprivate var first: Any { lowerBound }
  fileprivate var last: Any { upperBound }
  fileprivate var isClosed: Bool { false }
}
