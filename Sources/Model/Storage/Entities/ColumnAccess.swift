/// How the values of one column get from objects to the store and back.
///
/// It is made where the types are known, and used where they are not. The
/// objects must be of the column's entity.
@usableFromInline
final class ColumnAccess: Sendable {
  /// Gives a parameter of a statement the object's value.
  @usableFromInline
  let bind: @Sendable (StoredObject, SQLiteParameter) -> Bool
  /// Fills the attribute of an object that nobody observes yet.
  @usableFromInline
  let load: @Sendable (StoredObject, SQLiteCell) -> Bool
  /// The object's value, or nil if it can't be stored.
  @usableFromInline
  let encode: @Sendable (StoredObject) -> SQLValue?
  /// Changes the attribute as the store did, if it has another value.
  @usableFromInline
  let assign: @Sendable (StoredObject, SQLValue) -> Bool
  /// Tells the attribute's observers that it has changed.
  @usableFromInline
  let announce: @Sendable (StoredObject) -> Void
  /// The object's value in words.
  @usableFromInline
  let describe: @Sendable (StoredObject) -> String

  @inlinable
  init<Element: PersistentModel, Coding: ColumnCoding>(
    _ keyPath: KeyPath<Element, Coding.Value> & Sendable,
    _ place: AttributePlace<Element, Coding.Value>, coding: Coding.Type
  ) {
    bind = { object, parameter in
      Coding.bind(place.pointer(in: object).pointee.value, to: parameter)
    }
    load = { object, cell in
      guard let value = Coding.decode(cell) else { return false }
      place.pointer(in: object).pointee.value = value
      return true
    }
    encode = { Coding.encode(place.pointer(in: $0).pointee.value) }
    assign = { object, stored in
      let pointer = place.pointer(in: object)
      guard let value = Coding.decode(stored), pointer.pointee.value != value
      else { return false }
      pointer.pointee.value = value
      return true
    }
    announce = { object in
      let element = unsafeDowncast(object, to: Element.self)
      element.notifying(keyPath, of: element) {}
    }
    describe = { described(place.pointer(in: $0).pointee.value) }
  }
}
