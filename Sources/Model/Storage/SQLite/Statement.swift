import CSQLite

/// A prepared statement of a connection.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds values to the parameters, from the first.
  func bind(_ values: some Sequence<SQLValue>) {
    for (index, value) in values.enumerated() {
      bind(value, at: Int32(index + 1))
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) {
    switch value {
    case .null:
      sqlite3_bind_null(handle, index)
    case .integer(let integer):
      sqlite3_bind_int64(handle, index, integer)
    case .real(let real):
      sqlite3_bind_double(handle, index, real)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty text without an address would be bound as null.
          let address = characters.baseAddress ?? Self.emptyText
          _ = sqlite3_bind_text(
            handle, index, address, Int32(characters.count),
            csqlite_transient())
        }
      }
    case .blob(let blob):
      blob.withUnsafeBytes { bytes in
        let address = bytes.baseAddress ?? UnsafeRawPointer(Self.emptyText)
        _ = sqlite3_bind_blob(
          handle, index, address, Int32(bytes.count), csqlite_transient())
      }
    }
  }

  private static var emptyText: UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start)
      .assumingMemoryBound(to: CChar.self)
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``StorageError``; an error is never taken for the end.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: true
    case SQLITE_DONE: false
    default: throw connection.currentError
    }
  }

  /// Runs the statement to its end and makes it ready for the next use.
  ///
  /// - Throws: ``StorageError``.
  func run(
    _ values: some Sequence<SQLValue> = [], row: () throws -> Void = {}
  )
    throws
  {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    bind(values)
    while try step() {
      try row()
    }
  }

  // MARK: Columns of the row

  func integer(at index: Int32) -> Int64 {
    sqlite3_column_int64(handle, index)
  }

  func value(at index: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT: .text(text(at: index))
    case SQLITE_BLOB: .blob(blob(at: index))
    default: .null
    }
  }

  private func text(at index: Int32) -> String {
    guard let address = sqlite3_column_text(handle, index) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index))
    return String(
      decoding: UnsafeBufferPointer(start: address, count: count),
      as: UTF8.self)
  }

  private func blob(at index: Int32) -> [UInt8] {
    let address = sqlite3_column_blob(handle, index)
    let count = Int(sqlite3_column_bytes(handle, index))
    return Array(UnsafeRawBufferPointer(start: address, count: count))
  }
}
