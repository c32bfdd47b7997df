import CSQLite
import Foundation

/// A connection to a database.
///
/// Unchecked: each use after `init` goes through `perform(_:)`, under the lock.
final class Connection: @unchecked Sendable {
  /// The file, or `nil` in memory.
  let url: URL?

  private let busyTimeout: Duration
  private let lock = NSRecursiveLock()
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a database, and makes it if there is none.
  ///
  /// - Throws: ``StorageError``.
  init(url: URL?, busyTimeout: Duration) throws {
    self.url = url
    self.busyTimeout = busyTimeout
    let path = url?.path(percentEncoded: false) ?? ":memory:"
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw StorageError.cannotOpen(path, .unreachable)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, busyTimeout.milliseconds)
    registerTextFunctions(on: handle)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Uses the connection while nobody else does.
  func perform<Result>(
    _ body: (Connection) throws -> Result
  ) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(self)
  }

  /// Uses the connection without waiting for a lock of another program.
  func performWithoutWaiting<Result>(
    _ body: (Connection) throws -> Result
  ) rethrows -> Result {
    try perform { connection in
      sqlite3_busy_timeout(handle, 0)
      defer { sqlite3_busy_timeout(handle, busyTimeout.milliseconds) }
      return try body(connection)
    }
  }

  // MARK: Statements

  /// Runs SQL that gives no rows.
  ///
  /// - Throws: ``StorageError``.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw currentError
    }
  }

  /// The statement for an SQL text, prepared once.
  ///
  /// - Throws: ``StorageError``.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw currentError }
    let statement = Statement(prepared, of: self)
    statements[sql] = statement
    return statement
  }

  /// The first column of the first row.
  ///
  /// - Throws: ``StorageError``.
  func value(
    _ sql: String, _ parameters: [SQLValue] = []
  ) throws -> SQLValue {
    let statement = try statement(sql)
    var value = SQLValue.null
    try statement.run(parameters) { value = statement.value(at: 0) }
    return value
  }

  func integer(
    _ sql: String, _ parameters: [SQLValue] = []
  ) throws -> Int {
    guard case .integer(let integer) = try value(sql, parameters) else {
      return 0
    }
    return Int(integer)
  }

  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }
  var changedRowCount: Int { Int(sqlite3_changes(handle)) }
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs a transaction that is written as a whole, or not at all.
  ///
  /// - Throws: What the body throws, or ``StorageError``.
  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // After some failures SQLite has rolled back by itself.
      if sqlite3_get_autocommit(handle) == 0 {
        try execute("ROLLBACK")
      }
      throw error
    }
  }

  // MARK: Errors

  /// The error of the last call that failed.
  var currentError: StorageError {
    let file = url?.path(percentEncoded: false) ?? "memory"
    let code = sqlite3_extended_errcode(handle)
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return .locked(file, waited: busyTimeout)
    case SQLITE_FULL:
      return .diskFull(file)
    case SQLITE_READONLY:
      return .readOnly(file)
    case SQLITE_CORRUPT:
      return .cannotOpen(file, .damaged)
    case SQLITE_NOTADB:
      return .cannotOpen(file, .notADatabase)
    case SQLITE_CANTOPEN:
      return .cannotOpen(file, .unreachable)
    default:
      return .failed(
        file, code: Int(code), message: String(cString: sqlite3_errmsg(handle)))
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
