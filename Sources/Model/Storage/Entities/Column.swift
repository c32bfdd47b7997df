import Foundation

/// One stored attribute of an entity: its name in the file, and where its
/// value is.
///
/// ```swift
/// Column("number", \.number, \._number)
/// ```
///
/// The second key path leads to the property, the third to the
/// ``Attribute`` behind it.
public struct Column<Element: PersistentModel>: Sendable {
  /// The name of the column in the file.
  public let name: String

  let layout: ColumnLayout
  let keyPath: AnyKeyPath & Sendable
  let encode: @Sendable (Element) -> SQLValue?
  let load: @Sendable (Element, SQLValue) -> Bool
  let assign: @Sendable (Element, SQLValue) -> Bool
  let describe: @Sendable (Element) -> String

  /// A column for a number, text, date, UUID, data, or an optional one.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  public init<Value: ColumnValue>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable
  ) {
    self.init(name, keyPath, storage, coding: .plain)
  }

  /// A column for an enum, stored as its raw value.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  public init<Value: RawRepresentable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable
  ) where Value.RawValue: ColumnValue {
    self.init(name, keyPath, storage, coding: .raw)
  }

  /// A column for an optional enum, stored as its raw value.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  public init<Value: RawRepresentable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value?> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value?>> & Sendable
  ) where Value.RawValue: ColumnValue {
    let coding = ColumnCoding<Value>.raw
    self.init(name, keyPath, storage, coding: coding.optional)
  }

  /// A column for any other codable value, stored as JSON.
  ///
  /// A predicate can't look into it, and can compare it with nil only.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  @_disfavoredOverload
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable
  ) {
    self.init(name, keyPath, storage, coding: .json)
  }

  /// A column for any other optional codable value, stored as JSON.
  ///
  /// A predicate can't look into it, and can compare it with nil only.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  @_disfavoredOverload
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value?> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value?>> & Sendable
  ) {
    let coding = ColumnCoding<Value>.json
    self.init(name, keyPath, storage, coding: coding.optional)
  }

  private init<Value: Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable,
    coding: ColumnCoding<Value>
  ) {
    self.name = name
    self.keyPath = keyPath
    let blank = coding.encode(Element()[keyPath: storage].value)
    layout = ColumnLayout(
      name: name, type: coding.type, isOptional: coding.isOptional,
      isOrdered: coding.isOrdered, isComparable: coding.isComparable,
      blank: blank ?? .null)
    encode = { coding.encode($0[keyPath: storage].value) }
    describe = { "\($0[keyPath: storage].value)" }
    load = { element, stored in
      guard let value = coding.decode(stored) else { return false }
      element[keyPath: storage].value = value
      return true
    }
    assign = { element, stored in
      guard let value = coding.decode(stored) else { return false }
      if element[keyPath: storage].value != value {
        element.notifying(keyPath) { element[keyPath: storage].value = value }
      }
      return true
    }
  }
}
