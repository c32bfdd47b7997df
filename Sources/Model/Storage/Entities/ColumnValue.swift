import Foundation

/// A type whose values SQLite can hold in a cell of their own.
///
/// The integers up to 64 bits with sign, `Bool`, `Double`, `Float`, `String`,
/// `Date`, `UUID`, `Data` and optional forms of them. An attribute may also be
/// an enum with a raw value of such a type, or any `Codable` value, which is
/// stored as JSON.
public protocol ColumnValue: Equatable, Sendable {
  /// How the column is declared: `INTEGER`, `REAL`, `TEXT` or `BLOB`.
  static var columnType: String { get }

  /// Whether the column may be empty.
  static var isOptional: Bool { get }

  /// Whether the order of stored values is the order of these values.
  static var isOrdered: Bool { get }

  /// The value as it is stored, or nil if it can't be (`Double.nan`).
  var stored: SQLValue? { get }

  /// The value that a cell holds, or nil if it is none of this type.
  static func loaded(_ stored: SQLValue) -> Self?

  /// Gives a parameter the value of ``stored``, unless that is nil.
  ///
  /// - Parameter parameter: The parameter.
  /// - Returns: Whether the value can be stored.
  func bind(to parameter: SQLiteParameter) -> Bool

  /// What ``loaded(_:)-(SQLValue)`` makes of a cell's value.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The value, or nil if it is none of this type.
  static func loaded(_ cell: SQLiteCell) -> Self?
}

extension ColumnValue {
  @inlinable
  public func bind(to parameter: SQLiteParameter) -> Bool {
    stored.map { parameter.bind($0) } ?? false
  }

  @inlinable
  public static func loaded(_ cell: SQLiteCell) -> Self? {
    loaded(cell.value)
  }

  public static var isOptional: Bool { false }
  public static var isOrdered: Bool { true }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  public static var columnType: String { Wrapped.columnType }
  public static var isOptional: Bool { true }
  public static var isOrdered: Bool { Wrapped.isOrdered }

  @inlinable
  public var stored: SQLValue? {
    switch self {
    case .some(let value): value.stored
    case .none: .null
    }
  }

  @inlinable
  public static func loaded(_ stored: SQLValue) -> Self? {
    if case .null = stored { return .some(.none) }
    return Wrapped.loaded(stored).map { .some($0) }
  }
}
