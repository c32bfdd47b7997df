/// The table of a type of model.
final class Schema<Object: PersistentModel> {
  let columns = Object.columns
  let name = Object.entityName

  private let positions: [AnyKeyPath: Int]

  init() {
    positions = Dictionary(
      columns.enumerated().map { ($1.keyPath as AnyKeyPath, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func column(at keyPath: AnyKeyPath) -> Column<Object>? {
    positions[keyPath].map { columns[$0] }
  }

  // MARK: SQL

  private(set) lazy var columnList =
    columns.map { quoted($0.name) }.joined(separator: ", ")

  private(set) lazy var selection =
    "SELECT \((["rowid"] + columns.map { quoted($0.name) }).joined(separator: ", ")) FROM \(quoted(name))"

  private(set) lazy var insertion =
    columns.isEmpty
    ? "INSERT INTO \(quoted(name)) DEFAULT VALUES"
    : """
    INSERT INTO \(quoted(name)) (\(columnList)) \
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    """

  func update(of columns: [Column<Object>]) -> String {
    """
    UPDATE \(quoted(name)) SET \
    \(columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")) \
    WHERE rowid = ?
    """
  }

  private(set) lazy var deletion = "DELETE FROM \(quoted(name)) WHERE rowid = ?"
}

/// The SQL that makes the table of a type; a row's number is its place in the
/// order of insertion and is never used again.
func tableDefinition<Object: PersistentModel>(of _: Object.Type) -> String {
  let columns = Object.columns.map { column in
    "\(quoted(column.name)) \(column.type)\(column.isOptional ? "" : " NOT NULL")"
  }
  let key = "rowid INTEGER PRIMARY KEY AUTOINCREMENT"
  return """
    CREATE TABLE IF NOT EXISTS \(quoted(Object.entityName)) \
    (\(([key] + columns).joined(separator: ", ")))
    """
}

/// A name as SQL writes it.
func quoted(_ name: String) -> String {
  "\"\(name.replacing("\"", with: "\"\""))\""
}
