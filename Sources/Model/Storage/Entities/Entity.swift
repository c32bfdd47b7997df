/// An entity as stores and contexts use it: its class, its columns, its SQL.
final class Entity: Sendable {
  let name: String
  let type: any PersistentModel.Type
  let columns: [ColumnLayout]
  let insertSQL: String
  let deleteSQL: String
  /// `SELECT` of the row and each column, without a condition.
  let selectSQL: String
  /// `SELECT` of values that are given instead of a row.
  let givenSQL: String

  private let access: [ColumnAccess]
  private let keyPaths: [AnyKeyPath & Sendable]
  private let makeObject: @Sendable () -> StoredObject

  init<Element: PersistentModel>(_ type: Element.Type) {
    name = Element.entityName
    self.type = type
    let declared = Element.columns
    columns = declared.map(\.layout)
    access = declared.map(\.access)
    keyPaths = declared.map(\.keyPath)
    makeObject = { Element() }
    let table = name.quotedName
    let names = columns.map(\.name.quotedName)
    let selected = ([rowColumn] + names).joined(separator: ", ")
    selectSQL = "SELECT \(selected) FROM \(table)"
    let given = ([rowColumn] + names).map { "? AS \($0)" }
    givenSQL = "SELECT \(given.joined(separator: ", "))"
    deleteSQL = "DELETE FROM \(table) WHERE \(rowColumn) = ?"
    insertSQL =
      names.isEmpty
      ? "INSERT INTO \(table) DEFAULT VALUES"
      : """
      INSERT INTO \(table) (\(names.joined(separator: ", "))) \
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      """
  }

  /// Which column is behind a property, or nil if there is none.
  func column(at keyPath: AnyKeyPath) -> Int? {
    keyPaths.firstIndex { $0 == keyPath }
  }

  // MARK: Objects

  /// An object with the default values, which no context knows.
  func make() -> StoredObject { makeObject() }

  /// Reads the row that a statement stands on.
  ///
  /// - Throws: ``StorageError/unreadableValue(entity:attribute:row:value:)``.
  func load(
    _ statement: SQLiteStatement, into object: StoredObject
  ) throws {
    for index in access.indices {
      let cell = statement.cell(at: index + 1)
      guard access[index].load(object, cell) else {
        throw StorageError.unreadableValue(
          entity: name, attribute: columns[index].name,
          row: Int(statement.integer(at: 0)), value: cell.value.literal)
      }
    }
  }

  /// The values of the row that a statement stands on, column by column.
  func values(_ statement: SQLiteStatement) -> [SQLValue] {
    columns.indices.map { statement.cell(at: $0 + 1).value }
  }

  /// Gives the parameters of ``insertSQL`` the values of an object.
  ///
  /// - Throws: ``StorageError/invalidValue(entity:attribute:value:)``, or
  ///   SQLite's answer.
  func bind(_ object: StoredObject, to statement: SQLiteStatement) throws {
    for index in access.indices
    where !access[index].bind(object, statement.parameter(at: index)) {
      // Either it has no stored form, or SQLite wouldn't take it.
      _ = try value(at: index, in: object)
      throw statement.failure
    }
  }

  /// The values of an object, column by column.
  ///
  /// - Throws: ``StorageError/invalidValue(entity:attribute:value:)``.
  func values(of object: StoredObject) throws -> [SQLValue] {
    try access.indices.map { try value(at: $0, in: object) }
  }

  /// The value of one column, or nil if it can't be stored.
  func storableValue(at column: Int, in object: StoredObject) -> SQLValue? {
    access[column].encode(object)
  }

  private func value(
    at column: Int, in object: StoredObject
  ) throws -> SQLValue {
    if let value = storableValue(at: column, in: object) { return value }
    throw StorageError.invalidValue(
      entity: name, attribute: columns[column].name,
      value: access[column].describe(object))
  }

  /// Changes an attribute as the store did.
  ///
  /// - Returns: Whether it had another value, which is to be announced.
  func assign(
    _ value: SQLValue, to column: Int, of object: StoredObject
  ) -> Bool {
    access[column].assign(object, value)
  }

  /// Tells the observers that an attribute has changed.
  func announce(_ column: Int, of object: StoredObject) {
    access[column].announce(object)
  }
}

/// The name of the column that holds a row's number.
let rowColumn = "_row"
