import Foundation

/// How the values of one attribute become cells, and back.
struct ColumnCoding<Value: Sendable>: Sendable {
  let type: String
  let isOptional: Bool
  /// Whether stored values have the order of the values themselves.
  let isOrdered: Bool
  /// Whether equal values are stored alike, so that SQL can compare them.
  let isComparable: Bool
  let encode: @Sendable (Value) -> SQLValue?
  let decode: @Sendable (SQLValue) -> Value?

  /// The coding of an optional attribute, with NULL for nil.
  var optional: ColumnCoding<Value?> {
    ColumnCoding<Value?>(
      type: type, isOptional: true, isOrdered: isOrdered,
      isComparable: isComparable,
      encode: { value in
        guard let value else { return .null }
        return encode(value)
      },
      decode: { stored in
        if case .null = stored { return .some(.none) }
        return decode(stored).map { .some($0) }
      })
  }
}

extension ColumnCoding where Value: ColumnValue {
  /// The coding of a value that has a cell of its own.
  static var plain: ColumnCoding {
    ColumnCoding(
      type: Value.columnType, isOptional: Value.isOptional,
      isOrdered: Value.isOrdered, isComparable: true,
      encode: { $0.stored }, decode: { Value.loaded($0) })
  }
}

extension ColumnCoding
where Value: RawRepresentable, Value.RawValue: ColumnValue {
  /// The coding of an enum by its raw value, whose order isn't the enum's.
  static var raw: ColumnCoding {
    ColumnCoding(
      type: Value.RawValue.columnType, isOptional: false, isOrdered: false,
      isComparable: true,
      encode: { $0.rawValue.stored },
      decode: { Value.RawValue.loaded($0).flatMap(Value.init(rawValue:)) })
  }
}

extension ColumnCoding where Value: Codable {
  /// The coding of any other value as JSON with sorted keys.
  static var json: ColumnCoding {
    ColumnCoding(
      type: "TEXT", isOptional: false, isOrdered: false, isComparable: false,
      encode: { value in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let json = try? encoder.encode(value) else { return nil }
        return .text(String(decoding: json, as: UTF8.self))
      },
      decode: { stored in
        guard case .text(let json) = stored else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
      })
  }
}
