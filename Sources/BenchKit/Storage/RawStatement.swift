import CSQLite

/// A prepared statement, used as directly as Swift can.
final class RawStatement {
  let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ handle: OpaquePointer, connection: OpaquePointer) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Running

  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case Int32(SQLITE_ROW): return true
    case Int32(SQLITE_DONE): return false
    case let code:
      throw BenchError.sqlite(
        code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
  }

  func run() throws {
    defer { sqlite3_reset(handle) }
    while try step() {}
  }

  /// Inserts a row by a statement that has its four values as parameters.
  func insert(_ row: FootballerRow) throws {
    bind(row.id, at: 1)
    bind(row.name, at: 2)
    bind(row.number, at: 3)
    bind(row.position, at: 4)
    try run()
  }

  /// Every row of a statement that selects the four columns.
  func rows() throws -> [FootballerRow] {
    defer { sqlite3_reset(handle) }
    var rows: [FootballerRow] = []
    while try step() {
      rows.append(
        FootballerRow(
          id: uuid(at: 0), name: text(at: 1), number: integer(at: 2),
          position: text(at: 3)))
    }
    return rows
  }

  // MARK: Values

  func bind(_ value: Int, at index: Int32) {
    sqlite3_bind_int64(handle, index, Int64(value))
  }

  func bind(_ value: String, at index: Int32) {
    var value = value
    value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = csqlite_bind_text(
          handle, index, bytes.baseAddress, Int32(bytes.count))
      }
    }
  }

  func integer(at column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  func text(at column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: count),
      as: UTF8.self)
  }
}
