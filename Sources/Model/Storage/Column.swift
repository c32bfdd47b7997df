import Foundation

/// A stored property of a model: its name in the store and its two key paths.
public struct Column<Object: StoredObject> {
  let name: String
  let keyPath: PartialKeyPath<Object>
  let type: String
  let isOptional: Bool

  /// The property's value, to be written.
  let read: (Object) throws -> SQLValue

  /// Gives the property a value that was read; false if it is none of its type.
  let write: (Object, SQLValue) -> Bool

  private init<Value: Equatable>(
    _ name: String, _ property: KeyPath<Object, Value>,
    _ storage: ReferenceWritableKeyPath<Object, Attribute<Value>>,
    type: String, isOptional: Bool,
    encode: @escaping (Value) throws -> SQLValue,
    decode: @escaping (SQLValue) -> Value?
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    keyPath = property
    read = { try encode($0[keyPath: storage].value) }
    write = { object, stored in
      guard let value = decode(stored) else { return false }
      if object[keyPath: storage].value != value {
        object.withMutation(of: property) {
          object[keyPath: storage].value = value
        }
      }
      return true
    }
  }

  /// A column for a number, a text, a date or the like, or for none of it.
  public init<Value: ColumnValue & Equatable>(
    _ name: String, _ property: KeyPath<Object, Value>,
    _ storage: ReferenceWritableKeyPath<Object, Attribute<Value>>
  ) {
    self.init(
      name, property, storage, type: Value.columnType,
      isOptional: Value.isOptional, encode: { $0.sqlValue },
      decode: Value.init(sqlValue:))
  }

  /// A column for an enumeration, stored as its raw value.
  public init<Value: RawRepresentable & Equatable>(
    _ name: String, _ property: KeyPath<Object, Value>,
    _ storage: ReferenceWritableKeyPath<Object, Attribute<Value>>
  ) where Value.RawValue: ColumnValue {
    self.init(
      name, property, storage, type: Value.RawValue.columnType,
      isOptional: Value.RawValue.isOptional,
      encode: { $0.rawValue.sqlValue },
      decode: { Value.RawValue(sqlValue: $0).flatMap(Value.init(rawValue:)) })
  }

  /// A column for any other value, stored as JSON.
  @_disfavoredOverload
  public init<Value: Codable & Equatable>(
    _ name: String, _ property: KeyPath<Object, Value>,
    _ storage: ReferenceWritableKeyPath<Object, Attribute<Value>>
  ) {
    self.init(
      name, property, storage, type: "BLOB", isOptional: false,
      encode: { .blob(Array(try JSONEncoder().encode($0))) },
      decode: { stored in
        guard case .blob(let bytes) = stored else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes))
      })
  }
}
