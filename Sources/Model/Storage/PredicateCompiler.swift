import Foundation

/// A part of a predicate as SQL.
struct SQLExpression {
  var sql: String
  var parameters: [SQLValue] = []
  var isOptional = false
}

/// Says a predicate in SQL: the same rows, for every text.
///
/// What SQL can't say as Swift means it is refused.
final class PredicateCompiler<Element: PersistentModel> {
  private let schema: Schema<Element>
  private var variables: [PredicateExpressions.VariableID: SQLExpression] = [:]

  init(_ schema: Schema<Element>) {
    self.schema = schema
  }

  /// - Throws: ``StorageError/unsupportedPredicate(_:)`` naming the part.
  func compile(_ predicate: Predicate<Element>) throws -> SQLExpression {
    try sql(predicate.expression)
  }

  // MARK: Parts

  fileprivate func sql(_ part: Any) throws -> SQLExpression {
    guard let part = part as? any CompiledPart else {
      throw StorageError.unsupportedPredicate(Self.name(of: part))
    }
    return try part.sql(self)
  }

  fileprivate func column(_ keyPath: AnyKeyPath) -> SQLExpression? {
    schema.column(at: keyPath).map {
      SQLExpression(sql: quoted($0.name), isOptional: $0.isOptional)
    }
  }

  fileprivate func variable(
    _ id: PredicateExpressions.VariableID
  ) -> SQLExpression? {
    variables[id]
  }

  fileprivate func bind(
    _ id: PredicateExpressions.VariableID, to expression: SQLExpression
  ) {
    variables[id] = expression
  }

  /// The value of a part that depends on no model.
  fileprivate func constant(_ part: Any) throws -> Any? {
    guard let constant = (part as? any ConstantPart)?.constant else {
      throw StorageError.unsupportedPredicate(
        "\(Self.name(of: part)) where a value is needed")
    }
    return constant.value
  }

  fileprivate func combine(
    _ first: Any, _ symbol: String, _ second: Any
  ) throws -> SQLExpression {
    let first = try sql(first)
    let second = try sql(second)
    return SQLExpression(
      sql: "(\(first.sql) \(symbol) \(second.sql))",
      parameters: first.parameters + second.parameters,
      isOptional: first.isOptional || second.isOptional)
  }

  /// Compares so that nothing is equal to nothing alone.
  fileprivate func compare(
    _ first: Any, _ second: Any, isEqual: Bool
  ) throws -> SQLExpression {
    var expression = try combine(first, isEqual ? "IS" : "IS NOT", second)
    expression.isOptional = false
    return expression
  }

  private static func name(of part: Any) -> String {
    let name = "\(type(of: part))"
    return name.prefix { $0 != "<" }.description
  }
}

/// A part of a predicate that can be said in SQL.
private protocol CompiledPart {
  func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression
}

/// A part of a predicate that may be a value.
private protocol ConstantPart {
  /// The value; `nil` if the part depends on a model.
  var constant: Constant? { get }
}

private struct Constant {
  let value: Any?
}

// MARK: - Values and properties

extension PredicateExpressions.Value: CompiledPart, ConstantPart {
  fileprivate var constant: Constant? { Constant(value: flattened(value)) }

  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    let stored = try storedValue(of: flattened(value))
    return SQLExpression(
      sql: "?", parameters: [stored], isOptional: stored == .null)
  }
}

extension PredicateExpressions.NilLiteral: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    SQLExpression(sql: "NULL", isOptional: true)
  }
}

extension PredicateExpressions.Variable: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    guard let expression = compiler.variable(key) else {
      throw StorageError.unsupportedPredicate("a model where a value is needed")
    }
    return expression
  }
}

extension PredicateExpressions.KeyPath: CompiledPart, ConstantPart {
  fileprivate var constant: Constant? {
    guard
      let root = (root as? any ConstantPart)?.constant?.value as? Root.Output
    else { return nil }
    return Constant(value: flattened(root[keyPath: keyPath]))
  }

  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    if Root.Output.self == Element.self {
      guard let column = compiler.column(keyPath) else {
        throw StorageError.unsupportedPredicate(
          "\(name), which is not stored")
      }
      return column
    }
    if let constant {
      let stored = try storedValue(of: constant.value)
      return SQLExpression(
        sql: "?", parameters: [stored], isOptional: stored == .null)
    }
    guard keyPath == \String.isEmpty else {
      throw StorageError.unsupportedPredicate(name)
    }
    var text = try compiler.sql(root)
    text.sql = "(\(text.sql) = '')"
    return text
  }

  /// The key path as it is written, where Swift knows that.
  private var name: String {
    let name = "\(keyPath)"
    return name.contains("<computed")
      ? "a property of \(Root.Output.self)" : name
  }
}

/// A value without the optionals around it.
private func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.flattened
}

private protocol OptionalValue {
  var flattened: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var flattened: Any? {
    guard let self else { return nil }
    return Model.flattened(self)
  }
}

private func storedValue(of value: Any?) throws -> SQLValue {
  switch value {
  case nil: return .null
  case let value as any ColumnValue: return value.sqlValue
  case let value as any RawRepresentable:
    return try storedValue(of: value.rawValue)
  case let value?:
    throw StorageError.unsupportedPredicate("a value of \(type(of: value))")
  }
}

// MARK: - Comparisons and logic

extension PredicateExpressions.Equal: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    try compiler.compare(lhs, rhs, isEqual: true)
  }
}

extension PredicateExpressions.NotEqual: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    try compiler.compare(lhs, rhs, isEqual: false)
  }
}

extension PredicateExpressions.Comparison: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    let symbol =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default:
        throw StorageError.unsupportedPredicate("comparison \(op)")
      }
    return try compiler.combine(lhs, symbol, rhs)
  }
}

extension PredicateExpressions.Conjunction: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    try compiler.combine(lhs, "AND", rhs)
  }
}

extension PredicateExpressions.Disjunction: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    try compiler.combine(lhs, "OR", rhs)
  }
}

extension PredicateExpressions.Negation: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    var expression = try compiler.sql(wrapped)
    expression.sql = "(NOT \(expression.sql))"
    return expression
  }
}

extension PredicateExpressions.NilCoalesce: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    let first = try compiler.sql(lhs)
    let second = try compiler.sql(rhs)
    return SQLExpression(
      sql: "ifnull(\(first.sql), \(second.sql))",
      parameters: first.parameters + second.parameters,
      isOptional: second.isOptional)
  }
}

extension PredicateExpressions.OptionalFlatMap: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    let value = try compiler.sql(wrapped)
    compiler.bind(variable.key, to: value)
    let result = try compiler.sql(transform)
    return SQLExpression(
      sql: "(CASE WHEN \(value.sql) IS NULL THEN NULL ELSE \(result.sql) END)",
      parameters: value.parameters + result.parameters, isOptional: true)
  }
}

extension PredicateExpressions.Conditional: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    let parts = [
      try compiler.sql(test), try compiler.sql(trueBranch),
      try compiler.sql(falseBranch),
    ]
    return SQLExpression(
      sql: """
        (CASE WHEN \(parts[0].sql) THEN \(parts[1].sql) \
        ELSE \(parts[2].sql) END)
        """,
      parameters: parts.flatMap(\.parameters),
      isOptional: parts[1].isOptional || parts[2].isOptional)
  }
}

// MARK: - Texts and collections

extension PredicateExpressions.CollectionContainsCollection: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    guard Base.Output.self == String.self,
      let part = try compiler.constant(other) as? String
    else { throw StorageError.unsupportedPredicate("contains of a collection") }
    let text = try compiler.sql(base)
    return SQLExpression(
      sql: "(instr(\(text.sql), ?) > 0 AND swift_contains(\(text.sql), ?))",
      parameters: text.parameters + [part.sqlValue] + text.parameters
        + [part.sqlValue],
      isOptional: text.isOptional)
  }
}

extension PredicateExpressions.SequenceStartsWith: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    guard Base.Output.self == String.self,
      let start = try compiler.constant(prefix) as? String
    else { throw StorageError.unsupportedPredicate("starts of a collection") }
    let text = try compiler.sql(base)
    return SQLExpression(
      sql: "(\(text.sql) >= ? AND swift_starts(\(text.sql), ?))",
      parameters: text.parameters + [start.sqlValue] + text.parameters
        + [start.sqlValue],
      isOptional: text.isOptional)
  }
}

extension PredicateExpressions.SequenceContains: CompiledPart {
  fileprivate func sql<Element>(
    _ compiler: PredicateCompiler<Element>
  ) throws -> SQLExpression {
    guard let values = try compiler.constant(sequence) as? any Sequence else {
      throw StorageError.unsupportedPredicate("contains of a stored value")
    }
    let parameters = try storedValues(of: values)
    let value = try compiler.sql(element)
    let marks = parameters.map { _ in "?" }.joined(separator: ", ")
    return SQLExpression(
      sql: "(\(value.sql) IN (\(marks)))",
      parameters: value.parameters + parameters, isOptional: value.isOptional)
  }

  private func storedValues(of values: some Sequence) throws -> [SQLValue] {
    try values.map { value in
      let stored = try storedValue(of: flattened(value))
      guard stored != .null else {
        throw StorageError.unsupportedPredicate("contains of nothing")
      }
      return stored
    }
  }
}
