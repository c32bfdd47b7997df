import Foundation

/// A node of a predicate's tree that has an exact equivalent in SQL.
///
/// Nodes without it are refused: a predicate gives the same objects as SQL as
/// it gives in memory, or none at all.
protocol SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm
}

/// Turns a predicate on objects of one entity into a condition on its rows.
struct PredicateTranslation {
  private let entityType: any PersistentModel.Type
  private let column: (AnyKeyPath) -> SQLFragment?
  private var variables: [PredicateExpressions.VariableID: SQLFragment] = [:]

  init<T: PersistentModel>(_ type: T.Type, entity: Entity) {
    entityType = type
    column = { keyPath in
      if keyPath == \T.persistentModelID {
        return SQLFragment(sql: rowColumn, comparison: .equality)
      }
      return entity.column(at: keyPath).map { index in
        let column = entity.columns[index]
        return SQLFragment(
          sql: column.name.quotedName, isNullable: column.isOptional,
          comparison: !column.isComparable
            ? .presence : column.isOrdered ? .ordered : .equality)
      }
    }
  }

  /// The condition that a predicate puts on rows.
  ///
  /// - Throws: ``StorageError/unsupportedPredicate(part:)``.
  func condition<T>(_ predicate: Predicate<T>) throws -> SQLFragment {
    try fragment(predicate.expression)
  }

  func with(
    _ variable: PredicateExpressions.VariableID, _ fragment: SQLFragment
  ) -> PredicateTranslation {
    var copy = self
    copy.variables[variable] = fragment
    return copy
  }

  // MARK: Nodes

  func term(_ node: Any) throws -> SQLTerm {
    guard let node = node as? any SQLTranslatable else {
      let name = String(describing: type(of: node))
      throw unsupported(String(name.prefix { $0 != "<" }))
    }
    return try node.term(in: self)
  }

  func fragment(_ node: Any) throws -> SQLFragment {
    switch try term(node) {
    case .fragment(let fragment): return fragment
    case .constant(let value): return try constant(value)
    case .object: throw unsupported("the object itself as a value")
    case .range: throw unsupported("a range as a value")
    }
  }

  /// A fragment of type text.
  func text<Node: PredicateExpression>(
    _ node: Node, in part: String
  ) throws -> SQLFragment {
    guard Node.Output.self == String.self else {
      throw unsupported("\(part) on \(Node.Output.self)")
    }
    return try fragment(node)
  }

  func variable(_ key: PredicateExpressions.VariableID) -> SQLTerm {
    variables[key].map { .fragment($0) } ?? .object
  }

  func attribute(_ keyPath: AnyKeyPath) throws -> SQLFragment {
    guard let fragment = column(keyPath) else {
      throw unsupported("a property of \(entityType) that is no column")
    }
    return fragment
  }

  // MARK: Values

  func constant(_ value: Any?) throws -> SQLFragment {
    switch value {
    case nil: return .null
    case let value as any ColumnValue:
      guard let stored = value.stored else {
        throw unsupported("the value \(described(value))")
      }
      return SQLFragment(sql: "?", arguments: [stored])
    case let identifier as PersistentIdentifier:
      // No row has the number 0, and none of another entity is meant.
      let isOurs = identifier.entityName == entityType.entityName
      return SQLFragment(
        sql: "?", arguments: [.integer(isOurs ? identifier.identity : 0)],
        comparison: .equality)
    case let value as any RawRepresentable:
      guard let raw = value.rawValue as? any ColumnValue else { break }
      var fragment = try constant(raw)
      fragment.comparison = .equality
      return fragment
    default: break
    }
    throw unsupported("a value of type \(type(of: value ?? ""))")
  }

  func unsupported(_ part: String) -> StorageError {
    .unsupportedPredicate(part: part)
  }
}

/// An optional whose type isn't known.
private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { self }
}

/// A captured value, with optionals taken apart.
func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.content.flatMap { flattened($0) }
}

/// A value as errors name it.
@usableFromInline
func described(_ value: Any) -> String {
  guard let value = flattened(value) else { return "nil" }
  // Foundation traps when it describes a date that is no number.
  if let date = value as? Date, date.timeIntervalSinceReferenceDate.isNaN {
    return "nan"
  }
  return "\(value)"
}
