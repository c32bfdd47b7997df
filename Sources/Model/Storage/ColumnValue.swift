import Foundation

/// A value that a column of a table holds as it is.
public protocol ColumnValue {
  /// The type of the column, in SQLite's words.
  static var columnType: String { get }

  /// Whether the column may hold nothing.
  static var isOptional: Bool { get }

  /// The value as it is stored.
  var sqlValue: SQLValue { get }

  /// Makes the value that is stored, if it is one of this type.
  init?(sqlValue: SQLValue)
}

extension ColumnValue {
  public static var isOptional: Bool { false }
}

extension ColumnValue where Self: FixedWidthInteger {
  public static var columnType: String { "INTEGER" }

  public var sqlValue: SQLValue { .integer(Int64(clamping: self)) }

  public init?(sqlValue: SQLValue) {
    guard case .integer(let integer) = sqlValue else { return nil }
    self.init(exactly: integer)
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

  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: ColumnValue {
  public static var columnType: String { "REAL" }

  public var sqlValue: SQLValue { .real(self) }

  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let real): self = real
    case .integer(let integer): self = Double(integer)
    default: return nil
    }
  }
}

extension String: ColumnValue {
  public static var columnType: String { "TEXT" }

  public var sqlValue: SQLValue {
    .text(
      utf8.allSatisfy { $0 < 0x80 }
        ? self : precomposedStringWithCanonicalMapping)
  }

  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self = text
  }
}

extension Date: ColumnValue {
  public static var columnType: String { "REAL" }

  /// Seconds since the reference date.
  public var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }

  public init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: ColumnValue {
  public static var columnType: String { "TEXT" }

  public var sqlValue: SQLValue { .text(uuidString) }

  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(uuidString: text)
  }
}

extension Data: ColumnValue {
  public static var columnType: String { "BLOB" }

  public var sqlValue: SQLValue { .blob(Array(self)) }

  public init?(sqlValue: SQLValue) {
    guard case .blob(let bytes) = sqlValue else { return nil }
    self.init(bytes)
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  public static var columnType: String { Wrapped.columnType }
  public static var isOptional: Bool { true }

  public var sqlValue: SQLValue { self?.sqlValue ?? .null }

  public init?(sqlValue: SQLValue) {
    if sqlValue == .null {
      self = .none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = value
    } else {
      return nil
    }
  }
}
