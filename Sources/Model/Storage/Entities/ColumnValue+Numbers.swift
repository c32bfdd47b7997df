import Foundation

extension ColumnValue where Self: FixedWidthInteger {
  public static var columnType: String { "INTEGER" }

  @inlinable
  public var stored: SQLValue? { Int64(exactly: self).map { .integer($0) } }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Self? {
    guard case .integer(let value) = stored else { return nil }
    return Self(exactly: value)
  }

  @inlinable
  public static func loaded(_ cell: SQLiteCell) -> Self? {
    cell.integer.flatMap { Self(exactly: $0) }
  }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

extension Bool: ColumnValue {
  public static var columnType: String { "INTEGER" }

  @inlinable
  public var stored: SQLValue? { .integer(self ? 1 : 0) }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Bool? {
    switch stored {
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }
}

extension Double: ColumnValue {
  public static var columnType: String { "REAL" }

  /// The number, or nil for NaN, which SQLite would turn into NULL.
  @inlinable
  public var stored: SQLValue? { isNaN ? nil : .real(self) }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Double? {
    switch stored {
    case .real(let value): value
    case .integer(let value): Double(exactly: value)
    default: nil
    }
  }
}

extension Float: ColumnValue {
  public static var columnType: String { "REAL" }

  /// The number, or nil for NaN, which SQLite would turn into NULL.
  @inlinable
  public var stored: SQLValue? { Double(self).stored }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Float? {
    Double.loaded(stored).map { Float($0) }
  }
}

extension Date: ColumnValue {
  public static var columnType: String { "REAL" }

  /// Seconds since the reference date, so that no digit is lost.
  @inlinable
  public var stored: SQLValue? { timeIntervalSinceReferenceDate.stored }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Date? {
    Double.loaded(stored).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
