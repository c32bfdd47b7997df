/// The table of an entity, compared with what the entity declares.
struct EntityTable {
  private struct FoundColumn {
    let type: String
    let isOptional: Bool
    /// Its default as SQL, if it has one.
    let blank: String?

    func declaration(_ name: String) -> String {
      let rule = isOptional ? "" : " NOT NULL"
      let blank = blank.map { " DEFAULT \($0)" } ?? ""
      return "\(name.quotedName) \(type)\(rule)\(blank)"
    }
  }

  private let entity: Entity
  private let found: [String: FoundColumn]
  private let foundIndexes: Set<String>

  /// Looks at the table in a file.
  init(
    _ entity: Entity, in connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    self.entity = entity
    var found: [String: FoundColumn] = [:]
    let columns = try connection.rows(
      #"SELECT name, type, "notnull", dflt_value FROM pragma_table_info(?)"#,
      [.text(entity.name)], columns: 4)
    for column in columns {
      if let name = column[0].text, let type = column[1].text {
        found[name] = FoundColumn(
          type: type, isOptional: column[2] == .integer(0),
          blank: column[3].text)
      }
    }
    self.found = found
    let indexes = try connection.rows(
      """
      SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? \
      AND name LIKE '\(Self.indexPrefix)%'
      """, [.text(entity.name)], columns: 1)
    foundIndexes = Set(
      indexes.compactMap { $0[0].text })
  }

  /// What gives the table the columns that the entity declares.
  ///
  /// - Parameter isWritten: Whether a written step takes care of values that
  ///   the new type of a column doesn't have.
  /// - Returns: SQL statements, none if nothing is missing.
  /// - Throws: `OpenFailure` for a change that needs such a step.
  func columnChanges(isWritten: Bool) throws(OpenFailure) -> [String] {
    if found.isEmpty { return [creation(entity.name)] }
    let differing = entity.columns.filter(differs)
    if !isWritten, let column = differing.first(where: needsStep),
      let found = found[column.name]
    {
      let isOptional = found.type == column.type
      throw OpenFailure.otherType(
        entity: entity.name, attribute: column.name,
        found: found.type + (isOptional ? ", optional" : ""),
        declared: column.type)
    }
    if !differing.isEmpty { return remaking }
    return entity.columns.filter { found[$0.name] == nil }.map { column in
      """
      ALTER TABLE \(entity.name.quotedName) ADD COLUMN \(column.declaration)
      """
    }
  }

  private func differs(_ column: ColumnLayout) -> Bool {
    guard let found = found[column.name] else { return false }
    return found.type != column.type || found.isOptional != column.isOptional
  }

  /// Whether stored values may be none of the column's new type.
  private func needsStep(_ column: ColumnLayout) -> Bool {
    guard let found = found[column.name] else { return false }
    return found.type != column.type || !column.isOptional
  }

  /// Columns of the table that the entity doesn't declare any more.
  private var undeclared: [String] {
    Set(found.keys).subtracting(entity.columns.map(\.name))
      .subtracting([rowColumn]).sorted()
  }

  private func creation(_ name: String) -> String {
    // AUTOINCREMENT, so that the number of a deleted row is never used again.
    let row = "\(rowColumn) INTEGER PRIMARY KEY AUTOINCREMENT"
    let columns =
      [row] + entity.columns.map(\.declaration)
      + undeclared.compactMap { found[$0]?.declaration($0) }
    return """
      CREATE TABLE \(name.quotedName) (\(columns.joined(separator: ", ")))
      """
  }

  /// Makes the table anew and moves the rows, which SQLite's `ALTER TABLE`
  /// can't do when a column changes.
  private var remaking: [String] {
    let name = "\(entity.name) (new)"
    let kept = entity.columns.filter { found[$0.name]?.type == $0.type }
    let values = kept.map { column in
      column.isOptional
        ? column.name.quotedName
        : "ifnull(\(column.name.quotedName), \(column.blank.literal))"
    }
    let others = undeclared.map(\.quotedName)
    let columns = [rowColumn] + kept.map(\.name.quotedName) + others
    return [
      creation(name),
      """
      INSERT INTO \(name.quotedName) (\(columns.joined(separator: ", "))) \
      SELECT \(([rowColumn] + values + others).joined(separator: ", ")) \
      FROM \(entity.name.quotedName)
      """,
      """
      UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence \
      WHERE name = \(SQLValue.text(entity.name).literal)) \
      WHERE name = \(SQLValue.text(name).literal)
      """,
      "DROP TABLE \(entity.name.quotedName)",
      "ALTER TABLE \(name.quotedName) RENAME TO \(entity.name.quotedName)",
    ]
  }

  // MARK: Indexes

  private static let indexPrefix = "unique "

  /// What takes their indexes from columns that are unique no more.
  var droppedIndexes: [String] {
    let names = Set(uniqueColumns.map(indexName))
    return foundIndexes.subtracting(names).sorted().map {
      "DROP INDEX \($0.quotedName)"
    }
  }

  /// What gives each unique column an index.
  var madeIndexes: [String] {
    uniqueColumns.filter { !foundIndexes.contains(indexName($0)) }.map {
      """
      CREATE UNIQUE INDEX \(indexName($0).quotedName) \
      ON \(entity.name.quotedName) (\($0.name.quotedName))
      """
    }
  }

  private var uniqueColumns: [ColumnLayout] {
    entity.columns.filter { $0.uniqueness != nil }
  }

  private func indexName(_ column: ColumnLayout) -> String {
    "\(Self.indexPrefix)\(entity.name).\(column.name)"
  }
}

extension SQLValue {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
