import CSQLite
import Foundation

/// A parameter of a statement, a question mark in its SQL.
public struct SQLiteParameter {
  private let statement: OpaquePointer
  private let index: Int32

  init(statement: OpaquePointer, index: Int32) {
    self.statement = statement
    self.index = index
  }

  /// Gives the parameter a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether SQLite could take it.
  public func bind(_ value: SQLValue) -> Bool {
    switch value {
    case .null:
      return isOK(sqlite3_bind_null(statement, index))
    case .integer(let value):
      return isOK(sqlite3_bind_int64(statement, index, value))
    case .real(let value):
      return isOK(sqlite3_bind_double(statement, index, value))
    case .text(var value):
      return value.withUTF8 { bind($0) }
    case .blob(let value):
      return bind(value)
    }
  }

  /// Gives the parameter a text.
  ///
  /// - Parameter text: The text in UTF-8.
  /// - Returns: Whether SQLite could take it.
  func bind(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withMemoryRebound(to: CChar.self) { text in
      guard let start = text.baseAddress else {
        return isOK(csqlite_bind_text(statement, index, "", 0))
      }
      guard let count = Int32(exactly: text.count) else { return false }
      return isOK(csqlite_bind_text(statement, index, start, count))
    }
  }

  private func bind(_ data: Data) -> Bool {
    // A null pointer would be bound as NULL.
    if data.isEmpty {
      return isOK(sqlite3_bind_zeroblob(statement, index, 0))
    }
    guard let count = Int32(exactly: data.count) else { return false }
    return data.withUnsafeBytes { bytes in
      isOK(csqlite_bind_blob(statement, index, bytes.baseAddress, count))
    }
  }

  private func isOK(_ result: Int32) -> Bool { result == Int32(SQLITE_OK) }
}
