import CSQLite

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
    if !parameter(at: position).bind(value) { throw failure }
  }

  func parameter(at position: Int) -> SQLiteParameter {
    SQLiteParameter(statement: handle, index: Int32(position + 1))
  }

  // MARK: Cells

  func integer(at column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(column))
  }

  func text(at column: Int) -> String { cell(at: column).text ?? "" }

  func cell(at column: Int) -> SQLiteCell {
    SQLiteCell(statement: handle, column: Int32(column))
  }

  /// What SQLite said of the last call that failed.
  var failure: SQLiteFailure { SQLiteFailure(of: connection) }
}
