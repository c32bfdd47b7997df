import Foundation

/// One stored attribute of an entity: its name in the file, and where its
/// value is.
///
/// ```swift
/// Column("number", \.number, \._number)
/// ```
///
/// The first key path leads to the property, the second to the ``Attribute``
/// behind it.
public struct Column<Element: PersistentModel>: Sendable {
  /// The name of the column in the file.
  public let name: String

  let layout: ColumnLayout
  let keyPath: AnyKeyPath & Sendable
  let access: ColumnAccess

  /// A column for a number, text, date, UUID, data, or an optional one.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  ///   - options: `.unique`, for example.
  @inlinable
  public init<Value: ColumnValue>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable,
    _ options: Schema.Attribute.Option...
  ) {
    self.init(name, keyPath, storage, options, coding: PlainCoding<Value>.self)
  }

  /// A column for an enum, stored as its raw value.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  ///   - options: `.unique`, for example.
  @inlinable
  public init<Value: RawRepresentable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable,
    _ options: Schema.Attribute.Option...
  ) where Value.RawValue: ColumnValue {
    self.init(name, keyPath, storage, options, coding: RawCoding<Value>.self)
  }

  /// A column for an optional enum, stored as its raw value.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  ///   - options: `.unique`, for example.
  @inlinable
  public init<Value: RawRepresentable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value?> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value?>> & Sendable,
    _ options: Schema.Attribute.Option...
  ) where Value.RawValue: ColumnValue {
    self.init(
      name, keyPath, storage, options,
      coding: OptionalCoding<RawCoding<Value>>.self)
  }

  /// A column for any other codable value, stored as JSON.
  ///
  /// A predicate can't look into it, and can compare it with nil only.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  @inlinable @_disfavoredOverload
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value>> & Sendable
  ) {
    self.init(name, keyPath, storage, [], coding: JSONCoding<Value>.self)
  }

  /// A column for any other optional codable value, stored as JSON.
  ///
  /// A predicate can't look into it, and can compare it with nil only.
  ///
  /// - Parameters:
  ///   - name: The name of the column in the file.
  ///   - keyPath: The property.
  ///   - storage: The attribute behind it: `\._` and the property's name.
  @inlinable @_disfavoredOverload
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String,
    _ keyPath: KeyPath<Element, Value?> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Value?>> & Sendable
  ) {
    self.init(
      name, keyPath, storage, [], coding: OptionalCoding<JSONCoding<Value>>.self
    )
  }

  @inlinable
  init<Coding: ColumnCoding>(
    _ name: String,
    _ keyPath: KeyPath<Element, Coding.Value> & Sendable,
    _ storage: ReferenceWritableKeyPath<Element, Attribute<Coding.Value>>
      & Sendable,
    _ options: [Schema.Attribute.Option],
    coding: Coding.Type
  ) {
    let place = AttributePlace(storage)
    self.init(
      layout: ColumnLayout(
        name: name, options: options, coding: coding,
        blank: Element()[keyPath: storage].value, place: place.offset),
      keyPath: keyPath,
      access: ColumnAccess(keyPath, place, coding: coding))
  }

  @usableFromInline
  init(
    layout: ColumnLayout, keyPath: AnyKeyPath & Sendable,
    access: ColumnAccess
  ) {
    name = layout.name
    self.layout = layout
    self.keyPath = keyPath
    self.access = access
  }
}
