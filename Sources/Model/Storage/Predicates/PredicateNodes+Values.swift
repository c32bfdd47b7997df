import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
  func term(in translation: PredicateTranslation) -> SQLTerm {
    translation.variable(key)
  }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func term(in translation: PredicateTranslation) -> SQLTerm {
    .constant(flattened(value))
  }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func term(in translation: PredicateTranslation) -> SQLTerm {
    .constant(nil)
  }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    switch try translation.term(root) {
    case .object:
      return .fragment(try translation.attribute(keyPath))
    case .constant(let value as Root.Output):
      return .constant(flattened(value[keyPath: keyPath]))
    case .fragment(let text) where keyPath == \String.isEmpty:
      return .fragment(
        SQLFragment("(# = '')", text, isNullable: text.isNullable))
    case .constant, .fragment, .range:
      throw translation.unsupported("a property of \(Root.Output.self)")
    }
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let value = try translation.fragment(lhs)
    let other = try translation.fragment(rhs)
    var result = SQLFragment(
      "ifnull(#, #)", value, other, isNullable: other.isNullable)
    result.comparison = min(value.comparison, other.comparison)
    return .fragment(result)
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let value = try translation.fragment(wrapped)
    var content = value
    content.isNullable = false
    let result = try translation.with(variable.key, content)
      .fragment(transform)
    var whole = SQLFragment(
      "(CASE WHEN # IS NULL THEN NULL ELSE # END)", value, result,
      isNullable: true)
    whole.comparison = result.comparison
    return .fragment(whole)
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let first = try translation.fragment(trueBranch)
    let second = try translation.fragment(falseBranch)
    var result = SQLFragment(
      "(CASE WHEN # THEN # ELSE # END)", try translation.fragment(test),
      first, second, isNullable: first.isNullable || second.isNullable)
    result.comparison = min(first.comparison, second.comparison)
    return .fragment(result)
  }
}
