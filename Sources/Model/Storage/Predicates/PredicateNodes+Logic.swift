import Foundation

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    .fragment(
      SQLFragment(
        "(# AND #)", try translation.fragment(lhs),
        try translation.fragment(rhs)))
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    .fragment(
      SQLFragment(
        "(# OR #)", try translation.fragment(lhs),
        try translation.fragment(rhs)))
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    .fragment(SQLFragment("(NOT #)", try translation.fragment(wrapped)))
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let (left, right) = try translation.comparable(lhs, rhs)
    let isNullable = left.isNullable || right.isNullable
    return .fragment(
      SQLFragment(isNullable ? "(# IS #)" : "(# = #)", left, right))
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let (left, right) = try translation.comparable(lhs, rhs)
    let isNullable = left.isNullable || right.isNullable
    return .fragment(
      SQLFragment(isNullable ? "(# IS NOT #)" : "(# <> #)", left, right))
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let left = try translation.fragment(lhs)
    let right = try translation.fragment(rhs)
    guard left.comparison == .ordered, right.comparison == .ordered else {
      throw translation.unsupported("an order of \(LHS.Output.self) values")
    }
    return .fragment(SQLFragment("(# \(try sign(translation)) #)", left, right))
  }

  private func sign(_ translation: PredicateTranslation) throws -> String {
    switch op {
    case .lessThan: return "<"
    case .lessThanOrEqual: return "<="
    case .greaterThan: return ">"
    case .greaterThanOrEqual: return ">="
    @unknown default: throw translation.unsupported("the operator \(op)")
    }
  }
}

extension PredicateTranslation {
  /// Both sides of a test for equality.
  ///
  /// Equal JSON values may have different texts, so only nil is looked for.
  fileprivate func comparable(
    _ left: Any, _ right: Any
  ) throws -> (SQLFragment, SQLFragment) {
    let leftSide = try fragment(left)
    let rightSide = try fragment(right)
    let isOpaque =
      leftSide.comparison == .presence || rightSide.comparison == .presence
    if isOpaque, leftSide.sql != "NULL", rightSide.sql != "NULL" {
      throw unsupported("a comparison of values that are stored as JSON")
    }
    return (leftSide, rightSide)
  }
}
