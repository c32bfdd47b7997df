/// A piece of an SQL expression, with the values of its question marks.
struct SQLFragment {
  var sql: String
  var arguments: [SQLValue] = []
  /// Whether it may be NULL, which SQL compares unlike Swift compares nil.
  var isNullable = false
  var comparison = Comparison.ordered

  /// What SQL may do with the value and still agree with Swift.
  enum Comparison: Int, Comparable {
    /// Ask whether it is nil.
    case presence
    /// Compare for equality.
    case equality
    /// Compare for equality and order.
    case ordered

    static func < (left: Comparison, right: Comparison) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  static let null = SQLFragment(sql: "NULL", isNullable: true)

  /// A fragment with others in place of each `#`.
  init(
    _ template: String, _ parts: SQLFragment..., isNullable: Bool = false
  ) {
    var rest = parts[...]
    var sql = ""
    var arguments: [SQLValue] = []
    for character in template {
      if character == "#", let part = rest.popFirst() {
        sql += part.sql
        arguments += part.arguments
      } else {
        sql.append(character)
      }
    }
    self.init(sql: sql, arguments: arguments, isNullable: isNullable)
  }

  init(
    sql: String, arguments: [SQLValue] = [], isNullable: Bool = false,
    comparison: Comparison = .ordered
  ) {
    self.sql = sql
    self.arguments = arguments
    self.isNullable = isNullable
    self.comparison = comparison
  }
}

/// What a node of a predicate's tree stands for.
enum SQLTerm {
  /// The object that is tested.
  case object
  /// A value that the predicate has captured.
  case constant(Any?)
  /// A range with fixed bounds.
  case range(lower: SQLFragment, upper: SQLFragment, isClosed: Bool)
  case fragment(SQLFragment)
}
