import CSQLite
import Foundation

/// A cell of the row that a statement stands on.
public struct SQLiteCell {
  private let statement: OpaquePointer
  private let column: Int32

  init(statement: OpaquePointer, column: Int32) {
    self.statement = statement
    self.column = column
  }

  /// What the cell holds.
  public var value: SQLValue {
    switch type {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      return .text(withUTF8 { String(decoding: $0, as: UTF8.self) })
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(statement, column) else {
        return .blob(Data())
      }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .blob(Data(bytes: bytes, count: count))
    default:
      return .null
    }
  }

  /// The integer that the cell holds, or nil if it holds something else.
  public var integer: Int64? {
    type == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil
  }

  /// The text that the cell holds, or nil if it holds something else.
  public var text: String? {
    type == SQLITE_TEXT
      ? withUTF8 { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Lends the bytes of the text that the cell holds.
  ///
  /// - Parameter body: Gets the bytes; none if the cell holds something else.
  /// - Returns: What the body returns.
  func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let bytes =
      type == SQLITE_TEXT ? sqlite3_column_text(statement, column) : nil
    return body(
      UnsafeBufferPointer(
        start: bytes,
        count: bytes == nil ? 0 : Int(sqlite3_column_bytes(statement, column))))
  }

  private var type: Int { Int(sqlite3_column_type(statement, column)) }
}
