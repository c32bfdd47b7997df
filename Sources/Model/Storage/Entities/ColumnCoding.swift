import Foundation

/// How the values of one attribute become cells, and back.
///
/// Static members, so that a column is compiled for its own type: a fetch
/// decodes each cell of each row.
@usableFromInline
protocol ColumnCoding: SendableMetatype {
  associatedtype Value: Equatable & Sendable

  static var columnType: String { get }
  static var isOptional: Bool { get }
  /// Whether stored values have the order of the values themselves.
  static var isOrdered: Bool { get }
  /// Whether equal values are stored alike, so that SQL can compare them.
  static var isComparable: Bool { get }

  static func encode(_ value: Value) -> SQLValue?
  static func decode(_ stored: SQLValue) -> Value?

  // The same without a value in between, which a fetch of many rows would
  // spend most of its time on.
  static func bind(_ value: Value, to parameter: SQLiteParameter) -> Bool
  static func decode(_ cell: SQLiteCell) -> Value?
}

extension ColumnCoding {
  @inlinable
  static func bind(_ value: Value, to parameter: SQLiteParameter) -> Bool {
    encode(value).map { parameter.bind($0) } ?? false
  }

  @inlinable
  static func decode(_ cell: SQLiteCell) -> Value? { decode(cell.value) }
}

/// The coding of a value that has a cell of its own.
@usableFromInline
enum PlainCoding<Value: ColumnValue>: ColumnCoding {
  @usableFromInline static var columnType: String { Value.columnType }
  @usableFromInline static var isOptional: Bool { Value.isOptional }
  @usableFromInline static var isOrdered: Bool { Value.isOrdered }
  @usableFromInline static var isComparable: Bool { true }

  @inlinable
  static func encode(_ value: Value) -> SQLValue? { value.stored }

  @inlinable
  static func decode(_ stored: SQLValue) -> Value? { Value.loaded(stored) }

  @inlinable
  static func bind(_ value: Value, to parameter: SQLiteParameter) -> Bool {
    value.bind(to: parameter)
  }

  @inlinable
  static func decode(_ cell: SQLiteCell) -> Value? { Value.loaded(cell) }
}

/// The coding of an enum by its raw value, whose order isn't the enum's.
@usableFromInline
enum RawCoding<Value: RawRepresentable & Equatable & Sendable>: ColumnCoding
where Value.RawValue: ColumnValue {
  @usableFromInline static var columnType: String { Value.RawValue.columnType }
  @usableFromInline static var isOptional: Bool { false }
  @usableFromInline static var isOrdered: Bool { false }
  @usableFromInline static var isComparable: Bool { true }

  @inlinable
  static func encode(_ value: Value) -> SQLValue? { value.rawValue.stored }

  @inlinable
  static func decode(_ stored: SQLValue) -> Value? {
    Value.RawValue.loaded(stored).flatMap(Value.init(rawValue:))
  }
}

/// The coding of any other value as JSON with sorted keys.
@usableFromInline
enum JSONCoding<Value: Codable & Equatable & Sendable>: ColumnCoding {
  @usableFromInline static var columnType: String { "TEXT" }
  @usableFromInline static var isOptional: Bool { false }
  @usableFromInline static var isOrdered: Bool { false }
  @usableFromInline static var isComparable: Bool { false }

  @usableFromInline
  static func encode(_ value: Value) -> SQLValue? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else { return nil }
    return .text(String(decoding: json, as: UTF8.self))
  }

  @usableFromInline
  static func decode(_ stored: SQLValue) -> Value? {
    guard case .text(let json) = stored else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}

/// The coding of an optional attribute, with NULL for nil.
@usableFromInline
enum OptionalCoding<Wrapped: ColumnCoding>: ColumnCoding {
  @usableFromInline static var columnType: String { Wrapped.columnType }
  @usableFromInline static var isOptional: Bool { true }
  @usableFromInline static var isOrdered: Bool { Wrapped.isOrdered }
  @usableFromInline static var isComparable: Bool { Wrapped.isComparable }

  @inlinable
  static func encode(_ value: Wrapped.Value?) -> SQLValue? {
    guard let value else { return .null }
    return Wrapped.encode(value)
  }

  @inlinable
  static func decode(_ stored: SQLValue) -> Wrapped.Value?? {
    if case .null = stored { return .some(.none) }
    return Wrapped.decode(stored).map { .some($0) }
  }
}
