/// The unique columns of an entity, while a save is written.
///
/// Nil is no value: any number of objects may have it, as any number of rows
/// may have NULL in SQL, which equals nothing.
struct UniqueColumns {
  private let entity: Entity
  private let connection: SQLiteConnection
  private let columns: [Int]

  init(_ entity: Entity, _ connection: SQLiteConnection) {
    self.entity = entity
    self.connection = connection
    columns = entity.columns.indices.filter {
      entity.columns[$0].uniqueness != nil
    }
  }

  /// Whether the entity has none.
  var isEmpty: Bool { columns.isEmpty }

  /// Gives a row values that no other has, until it is written.
  func vacate(_ row: Int64, _ changed: [Int]) throws {
    for column in changed where columns.contains(column) {
      try connection.run(
        """
        UPDATE \(entity.name.quotedName) \
        SET \(entity.columns[column].name.quotedName) = randomblob(16) \
        WHERE \(rowColumn) = ?
        """, [.integer(row)])
    }
  }

  /// The rows that have one of an object's unique values.
  func owners(of object: StoredObject) throws -> [Int64] {
    if columns.isEmpty { return [] }
    let values = try entity.values(of: object)
    return try owners(of: columns.map { ($0, values[$0]) }, except: 0)
  }

  /// The rows that have one of some values, in order.
  ///
  /// - Throws: ``StorageError/notUnique(entity:attribute:value:)`` for a column
  ///   that refuses a second object with the same value.
  func owners(
    of values: [(column: Int, value: SQLValue)], except row: Int64
  ) throws -> [Int64] {
    var owners: Set<Int64> = []
    for (column, value) in values {
      guard let uniqueness = entity.columns[column].uniqueness else {
        continue
      }
      let name = entity.columns[column].name
      let owner = try connection.integer(
        """
        SELECT \(rowColumn) FROM \(entity.name.quotedName) \
        WHERE \(name.quotedName) = ? AND \(rowColumn) <> ?
        """, [value, .integer(row)])
      if owner == 0 { continue }
      if uniqueness == .refuse {
        throw StorageError.notUnique(
          entity: entity.name, attribute: name, value: value.literal)
      }
      owners.insert(owner)
    }
    return owners.sorted()
  }
}
