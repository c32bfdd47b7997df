/// What a save writes for one entity.
struct EntitySave {
  private struct Update {
    let row: Int64
    let columns: [Int]
    let values: [SQLValue]
  }

  /// What has become of the objects.
  struct Outcome {
    /// The rows of the inserted objects; nil for one that gave way to a later
    /// one with the same unique value.
    var insertedRows: [Int64?] = []
    /// Rows that were deleted, or given to another object, because a unique
    /// value was theirs.
    var replacedRows: Set<Int64> = []
  }

  let entity: Entity
  private let inserted: [StoredObject]
  private let updates: [Update]
  let deleted: [Int64]

  /// Compares the pending objects of an entity with their saved values.
  ///
  /// - Throws: ``StorageError/invalidValue(entity:attribute:value:)``.
  init(_ registry: EntityRegistry) throws {
    entity = registry.entity
    inserted = registry.inserted.all
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

  /// The rows of changed objects, in order.
  var updatedRows: [Int64] { updates.map(\.row) }

  /// The rows that are written, for other contexts.
  func rows(_ outcome: Outcome) -> Set<Int64> {
    Set(updatedRows).union(deleted)
      .union(outcome.insertedRows.compactMap(\.self))
      .union(outcome.replacedRows)
  }

  /// Writes inside the transaction that is open.
  ///
  /// - Throws: SQLite's answer, or ``StorageError``.
  func write(_ connection: SQLiteConnection) throws -> Outcome {
    var outcome = Outcome()
    for row in deleted {
      try connection.run(entity.deleteSQL, [.integer(row)])
    }
    let unique = UniqueColumns(entity, connection)
    // Rows may swap unique values, so those that change let go of theirs first.
    for update in updates { try unique.vacate(update.row, update.columns) }
    for update in updates where !outcome.replacedRows.contains(update.row) {
      let values = zip(update.columns, update.values)
      for row in try unique.owners(of: Array(values), except: update.row) {
        try connection.run(entity.deleteSQL, [.integer(row)])
        outcome.replacedRows.insert(row)
      }
      try write(update, connection)
    }
    try insert(unique, connection, &outcome)
    return outcome
  }

  private func write(
    _ update: Update, _ connection: SQLiteConnection
  ) throws {
    let assignments = update.columns.map {
      "\(entity.columns[$0].name.quotedName) = ?"
    }
    try connection.run(
      """
      UPDATE \(entity.name.quotedName) \
      SET \(assignments.joined(separator: ", ")) WHERE \(rowColumn) = ?
      """, update.values + [.integer(update.row)])
    if connection.changedRowCount == 0 {
      throw StorageError.rowGone(entity: entity.name, row: Int(update.row))
    }
  }

  private func insert(
    _ unique: UniqueColumns, _ connection: SQLiteConnection,
    _ outcome: inout Outcome
  ) throws {
    if inserted.isEmpty { return }
    let statement = try connection.statement(entity.insertSQL)
    outcome.insertedRows.reserveCapacity(inserted.count)
    var places: [Int64: Int] = [:]
    for (place, object) in inserted.enumerated() {
      let owners = try unique.owners(of: object)
      guard let row = owners.first else {
        try entity.bind(object, to: statement)
        try statement.run()
        let row = connection.lastInsertedRow
        outcome.insertedRows.append(row)
        if !unique.isEmpty { places[row] = place }
        continue
      }
      for other in owners.dropFirst() {
        try connection.run(entity.deleteSQL, [.integer(other)])
      }
      try write(
        Update(
          row: row, columns: Array(entity.columns.indices),
          values: try entity.values(of: object)), connection)
      // An object inserted a moment ago may have got the row: it gives way.
      for owner in owners {
        if let place = places[owner] { outcome.insertedRows[place] = nil }
      }
      outcome.replacedRows.formUnion(owners)
      outcome.insertedRows.append(row)
      places[row] = place
    }
  }
}
