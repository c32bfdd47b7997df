import CSQLite
import Foundation

/// A connection to one SQLite file, or to a database in memory.
// Sendable, because after opening it is used only under its store's lock.
final class SQLiteConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let busyTimeout: Duration
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - name: A path, or a URI such as `file:/x.store?immutable=1`.
  ///   - readOnly: Whether the file must exist and stays as it is.
  ///   - busyTimeout: How long a call waits for another connection's lock.
  /// - Throws: `SQLiteFailure` when SQLite can't open it.
  init(
    name: String, readOnly: Bool = false, busyTimeout: Duration
  ) throws(SQLiteFailure) {
    let access =
      readOnly
      ? SQLITE_OPEN_READONLY
      : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags =
      access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(name, &opened, Int32(flags), nil)
    guard let opened, result == Int32(SQLITE_OK) else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) }
      sqlite3_close_v2(opened)
      throw SQLiteFailure(
        extendedCode: result, message: message ?? "out of memory")
    }
    handle = opened
    self.busyTimeout = busyTimeout
    wait(for: busyTimeout)
    SQLiteTextFunctions.register(with: handle)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// How long a call waits for another connection's lock.
  private func wait(for duration: Duration) {
    let milliseconds = duration / .milliseconds(1)
    sqlite3_busy_timeout(
      handle, Int32(min(max(milliseconds, 0), Double(Int32.max))))
  }

  // MARK: Statements

  /// The prepared form of a statement, made at its first use.
  func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard let prepared, result == Int32(SQLITE_OK) else {
      throw failure
    }
    // Predicates with lists of every length would fill the cache for good.
    if statements.count >= 200 { statements = [:] }
    let statement = SQLiteStatement(handle: prepared, connection: handle)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement to its end.
  func run(
    _ sql: String, _ values: [SQLValue] = []
  ) throws(SQLiteFailure) {
    let statement = try statement(sql)
    try statement.bind(values)
    try statement.run()
  }

  /// The rows of a statement, read to the end.
  func rows(
    _ sql: String, _ values: [SQLValue] = [], columns: Int
  ) throws(SQLiteFailure) -> [[SQLValue]] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [[SQLValue]] = []
    while try statement.step() {
      rows.append((0..<columns).map { statement.cell(at: $0).value })
    }
    return rows
  }

  /// The integer that a statement gives, or 0 when it gives none.
  func integer(
    _ sql: String, _ values: [SQLValue] = []
  ) throws(SQLiteFailure) -> Int64 {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// How many rows the last insert, update or delete touched.
  var changedRowCount: Int { Int(sqlite3_changes(handle)) }

  /// The row that the last insert made.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  // MARK: Transactions

  /// Runs work that is written as a whole or not at all.
  ///
  /// The write lock is taken first, so work that has begun isn't turned away
  /// halfway because another connection wrote in between. Inside another
  /// transaction it is a part of that one.
  ///
  /// - Parameters:
  ///   - waits: Whether it waits for another connection's lock, or gives up at
  ///     once.
  ///   - body: The work.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws, or `SQLiteFailure`.
  func transaction<Result>(
    waits: Bool = true, _ body: () throws -> Result
  ) throws -> Result {
    if !waits { wait(for: .zero) }
    defer { if !waits { wait(for: busyTimeout) } }
    let isNested = isInTransaction
    try run(isNested ? "SAVEPOINT nested" : "BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run(isNested ? "RELEASE nested" : "COMMIT")
      return result
    } catch {
      // After a full disk SQLite has rolled back by itself, and says so here.
      if isInTransaction {
        try? run(isNested ? "ROLLBACK TO nested" : "ROLLBACK")
      }
      throw error
    }
  }

  /// Reads several times from the file as it is at one moment.
  ///
  /// - Parameter body: The reading.
  /// - Returns: What it gives.
  /// - Throws: What it throws, or `SQLiteFailure`.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try run("BEGIN")
    defer { try? run("COMMIT") }
    return try body()
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  private var failure: SQLiteFailure { SQLiteFailure(of: handle) }
}
