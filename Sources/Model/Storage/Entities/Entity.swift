/// What a store and a context must know of an entity whose type they don't.
protocol EntityLayout: AnyObject, Sendable {
  var name: String { get }
  var type: any PersistentModel.Type { get }
  var columns: [ColumnLayout] { get }
  var insertSQL: String { get }
  var deleteSQL: String { get }
  /// `SELECT` of the row and each column, without a condition.
  var selectSQL: String { get }

  func bind(_ object: StoredObject, to statement: SQLiteStatement) throws
  func values(of object: StoredObject) throws -> [SQLValue]
  func assign(_ value: SQLValue, to column: Int, of object: StoredObject)
}

/// An entity whose type is known.
// Objects are cast without a check: a registry has those of its entity alone.
final class Entity<Element: PersistentModel>: EntityLayout {
  let name = Element.entityName
  let columns: [ColumnLayout]
  let insertSQL: String
  let deleteSQL: String
  let selectSQL: String
  /// `SELECT` of values that are given instead of a row.
  let givenSQL: String
  private let typed: [Column<Element>]

  var type: any PersistentModel.Type { Element.self }

  init() {
    typed = Element.columns
    columns = typed.map(\.layout)
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

  /// The column behind a property, or nil if there is none.
  func column(at keyPath: AnyKeyPath) -> Column<Element>? {
    typed.first { $0.keyPath == keyPath }
  }

  /// Reads the row that a statement stands on.
  ///
  /// - Throws: ``StorageError/unreadableValue(entity:attribute:row:value:)``.
  func load(
    _ statement: SQLiteStatement, into element: Element
  ) throws {
    for index in typed.indices {
      let column = typed[index]
      let value = statement.value(at: index + 1)
      guard column.load(element, value) else {
        throw StorageError.unreadableValue(
          entity: name, attribute: column.name,
          row: Int(statement.integer(at: 0)), value: value.literal)
      }
    }
  }

  private func value(
    of column: Column<Element>, in element: Element
  ) throws -> SQLValue {
    guard let value = column.encode(element) else {
      throw StorageError.invalidValue(
        entity: name, attribute: column.name, value: column.describe(element))
    }
    return value
  }

  // MARK: EntityLayout

  func bind(_ object: StoredObject, to statement: SQLiteStatement) throws {
    let element = unsafeDowncast(object, to: Element.self)
    for index in typed.indices {
      try statement.bind(try value(of: typed[index], in: element), at: index)
    }
  }

  func values(of object: StoredObject) throws -> [SQLValue] {
    let element = unsafeDowncast(object, to: Element.self)
    return try typed.map { try value(of: $0, in: element) }
  }

  func assign(_ value: SQLValue, to column: Int, of object: StoredObject) {
    let element = unsafeDowncast(object, to: Element.self)
    _ = typed[column].assign(element, value)
  }
}

/// The name of the column that holds a row's number.
let rowColumn = "_row"
