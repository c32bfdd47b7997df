/// What a store and a context must know of an entity whose type they don't.
protocol EntityLayout: AnyObject, Sendable {
  var name: String { get }
  var type: any PersistentModel.Type { get }
  var columns: [ColumnLayout] { get }
  var insertSQL: String { get }
  /// `SELECT` of the row and each column, without a condition.
  var selectSQL: String { get }

  func values(of object: StoredObject) throws -> [SQLValue]
  func load(_ values: [SQLValue], into object: StoredObject)
  func assign(_ value: SQLValue, to column: Int, of object: StoredObject)
}

/// An entity whose type is known.
final class Entity<Element: PersistentModel>: EntityLayout {
  let name = Element.entityName
  let columns: [ColumnLayout]
  let insertSQL: String
  let selectSQL: String
  private let typed: [Column<Element>]

  var type: any PersistentModel.Type { Element.self }

  init() {
    typed = Element.columns
    columns = typed.map(\.layout)
    let table = name.quotedName
    let names = columns.map(\.name.quotedName)
    let selected = ([rowColumn] + names).joined(separator: ", ")
    selectSQL = "SELECT \(selected) FROM \(table)"
    insertSQL =
      names.isEmpty
      ? "INSERT INTO \(table) DEFAULT VALUES"
      : """
      INSERT INTO \(table) (\(names.joined(separator: ", "))) \
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      """
  }

  /// The column behind a property, or nil if there is none.
  func column(at keyPath: AnyKeyPath) -> ColumnLayout? {
    typed.first { $0.keyPath == keyPath }?.layout
  }

  /// Reads the row that a statement stands on.
  ///
  /// - Throws: ``StorageError/unreadableValue(entity:attribute:row:value:)``.
  func load(
    _ statement: SQLiteStatement, into element: Element
  ) throws {
    for (index, column) in typed.enumerated() {
      let value = statement.value(at: index + 1)
      guard column.load(element, value) else {
        throw StorageError.unreadableValue(
          entity: name, attribute: column.name,
          row: Int(statement.integer(at: 0)), value: value.literal)
      }
    }
  }

  // MARK: EntityLayout

  func values(of object: StoredObject) throws -> [SQLValue] {
    guard let element = object as? Element else { return [] }
    return try typed.map { column in
      guard let value = column.encode(element) else {
        throw StorageError.invalidValue(
          entity: name, attribute: column.name,
          value: column.describe(element))
      }
      return value
    }
  }

  func load(_ values: [SQLValue], into object: StoredObject) {
    guard let element = object as? Element else { return }
    for (column, value) in zip(typed, values) {
      _ = column.load(element, value)
    }
  }

  func assign(_ value: SQLValue, to column: Int, of object: StoredObject) {
    guard let element = object as? Element else { return }
    _ = typed[column].assign(element, value)
  }
}

/// The name of the column that holds a row's number.
let rowColumn = "_row"
