/// What a save writes for one entity.
struct EntitySave {
  private struct Update {
    let row: Int64
    let columns: [Int]
    let values: [SQLValue]
  }

  let entity: any EntityLayout
  private let inserted: [StoredObject]
  private let updates: [Update]
  private let deleted: [Int64]

  /// Compares the pending objects of an entity with their saved values.
  ///
  /// - Throws: ``StorageError/invalidValue(entity:attribute:value:)``.
  init(_ registry: EntityRegistry) throws {
    entity = registry.entity
    inserted = registry.inserted
    deleted = registry.deleted.keys.sorted()
    let updates: [Update] = try registry.changed.sorted { $0.key < $1.key }
      .compactMap { row, pending in
        let current = try registry.entity.values(of: pending.object)
        let columns = current.indices.filter { column in
          !pending.saved.indices.contains(column)
            || pending.saved[column] != current[column]
        }
        if columns.isEmpty { return nil }
        return Update(
          row: row, columns: columns, values: columns.map { current[$0] })
      }
    self.updates = updates
    unwritten = Set(registry.changed.keys).subtracting(updates.map(\.row))
  }

  /// Rows of pending objects that turn out to be as they are stored, as far as
  /// this context knows; nothing tells whether they are still there.
  let unwritten: Set<Int64>

  /// Whether anything differs from what is stored.
  var isNeeded: Bool {
    !inserted.isEmpty || !updates.isEmpty || !deleted.isEmpty
  }

  /// The rows that other contexts may hold objects of.
  var rows: Set<Int64> { Set(updates.map(\.row) + deleted) }

  /// Writes inside the transaction that is open.
  ///
  /// - Returns: The rows of the inserted objects.
  /// - Throws: SQLite's answer, or ``StorageError``.
  func write(_ connection: SQLiteConnection) throws -> [Int64] {
    let table = entity.name.quotedName
    for row in deleted {
      try connection.run(
        "DELETE FROM \(table) WHERE \(rowColumn) = ?", [.integer(row)])
    }
    for update in updates {
      let assignments = update.columns.map {
        "\(entity.columns[$0].name.quotedName) = ?"
      }
      try connection.run(
        """
        UPDATE \(table) SET \(assignments.joined(separator: ", ")) \
        WHERE \(rowColumn) = ?
        """, update.values + [.integer(update.row)])
      if connection.changedRowCount == 0 {
        throw StorageError.rowGone(
          entity: entity.name, row: Int(update.row))
      }
    }
    if inserted.isEmpty { return [] }
    let statement = try connection.statement(entity.insertSQL)
    return try inserted.map { object in
      try statement.bind(try entity.values(of: object))
      try statement.run()
      return connection.lastInsertedRow
    }
  }
}
