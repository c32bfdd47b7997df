import CSQLite
import Foundation

/// A prepared statement, kept by its connection for the next use.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(handle: OpaquePointer, connection: OpaquePointer) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Running

  /// Moves to the next row.
  ///
  /// - Returns: False after the last row.
  /// - Throws: `SQLiteFailure` for anything that is neither a row nor the end,
  ///   so that an error in the middle is never taken for the end.
  func step() throws(SQLiteFailure) -> Bool {
    switch sqlite3_step(handle) {
    case Int32(SQLITE_ROW): return true
    case Int32(SQLITE_DONE): return false
    default: throw failure
    }
  }

  /// Ends the run, so that the statement holds no lock and can run again.
  func reset() {
    sqlite3_reset(handle)
  }

  /// Runs a statement that has no rows to read.
  func run() throws(SQLiteFailure) {
    defer { reset() }
    while try step() {}
  }

  // MARK: Arguments

  func bind(_ values: [SQLValue]) throws(SQLiteFailure) {
    for (index, value) in values.enumerated() {
      try bind(value, at: index)
    }
  }

  func bind(_ value: SQLValue, at position: Int) throws(SQLiteFailure) {
    let index = Int32(position + 1)
    let result =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let value): sqlite3_bind_int64(handle, index, value)
      case .real(let value): sqlite3_bind_double(handle, index, value)
      case .text(let value): bind(value, at: index)
      case .blob(let value): bind(value, at: index)
      }
    if result != Int32(SQLITE_OK) { throw failure }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else {
          return csqlite_bind_text(handle, index, "", 0)
        }
        return csqlite_bind_text(handle, index, start, Int32(bytes.count))
      }
    }
  }

  private func bind(_ data: Data, at index: Int32) -> Int32 {
    // A null pointer would be bound as NULL.
    if data.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
    return data.withUnsafeBytes { bytes in
      csqlite_bind_blob(
        handle, index, bytes.baseAddress, Int32(bytes.count))
    }
  }

  // MARK: Cells

  func integer(at column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(column))
  }

  func text(at column: Int) -> String {
    let index = Int32(column)
    guard let bytes = sqlite3_column_text(handle, index) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index))
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: count),
      as: UTF8.self)
  }

  func value(at column: Int) -> SQLValue {
    let index = Int32(column)
    switch Int(sqlite3_column_type(handle, index)) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      return .text(text(at: column))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(handle, index) else {
        return .blob(Data())
      }
      let count = Int(sqlite3_column_bytes(handle, index))
      return .blob(Data(bytes: bytes, count: count))
    default:
      return .null
    }
  }

  private var failure: SQLiteFailure {
    SQLiteFailure(
      extendedCode: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)))
  }
}
