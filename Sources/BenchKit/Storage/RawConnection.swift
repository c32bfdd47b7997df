import CSQLite
import Foundation
import Model

/// A connection to a file by SQLite's own calls, set up as a container's is.
final class RawConnection {
  private let handle: OpaquePointer

  /// Opens a file that exists.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - durability: What a commit waits for.
  /// - Throws: ``BenchError/sqlite(code:message:)``.
  init(
    _ file: URL, durability: ModelConfiguration.Durability = .full
  ) throws {
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(
      file.path(percentEncoded: false), &opened,
      Int32(SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX), nil)
    guard let opened, result == Int32(SQLITE_OK) else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) }
      sqlite3_close_v2(opened)
      throw BenchError.sqlite(
        code: result, message: message ?? "out of memory")
    }
    handle = opened
    try run("PRAGMA journal_mode = WAL")
    switch durability {
    case .full: try run("PRAGMA synchronous = FULL")
    case .normal: try run("PRAGMA synchronous = NORMAL")
    }
  }

  deinit { sqlite3_close_v2(handle) }

  func statement(_ sql: String) throws -> RawStatement {
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard let prepared, result == Int32(SQLITE_OK) else {
      throw BenchError.sqlite(
        code: result, message: String(cString: sqlite3_errmsg(handle)))
    }
    return RawStatement(prepared, connection: handle)
  }

  func run(_ sql: String) throws {
    try statement(sql).run()
  }
}
