import Foundation

// Arithmetic on attributes is refused: SQLite goes on with a floating-point
// number where Swift traps. On captured values it is done here, once.

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    guard
      case .constant(let value as Wrapped.Output) =
        try translation.term(wrapped)
    else { throw translation.unsupported("arithmetic on attributes") }
    if let integer = value as? any FixedWidthInteger {
      return .constant(try integer.zeroMinusSelf(translation))
    }
    return .constant(-value)
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    guard
      case .constant(let left as LHS.Output) = try translation.term(lhs),
      case .constant(let right as LHS.Output) = try translation.term(rhs)
    else { throw translation.unsupported("arithmetic on attributes") }
    let step = try step(translation)
    if let integer = left as? any FixedWidthInteger {
      return .constant(try integer.combined(step, right, translation))
    }
    switch step {
    case .add: return .constant(left + right)
    case .subtract: return .constant(left - right)
    case .multiply: return .constant(left * right)
    }
  }

  private func step(
    _ translation: PredicateTranslation
  ) throws -> ArithmeticStep {
    switch op {
    case .add: return .add
    case .subtract: return .subtract
    case .multiply: return .multiply
    @unknown default: throw translation.unsupported("the operator \(op)")
    }
  }
}

private enum ArithmeticStep {
  case add, subtract, multiply
}

extension FixedWidthInteger {
  fileprivate func zeroMinusSelf(
    _ translation: PredicateTranslation
  ) throws -> Self {
    try Self.zero.combined(.subtract, self, translation)
  }

  fileprivate func combined(
    _ step: ArithmeticStep, _ other: Any, _ translation: PredicateTranslation
  ) throws -> Self {
    guard let other = other as? Self else {
      throw translation.unsupported("arithmetic on \(other)")
    }
    let (result, overflow) =
      switch step {
      case .add: addingReportingOverflow(other)
      case .subtract: subtractingReportingOverflow(other)
      case .multiply: multipliedReportingOverflow(by: other)
      }
    if overflow {
      throw translation.unsupported("a result that \(Self.self) can't hold")
    }
    return result
  }
}
