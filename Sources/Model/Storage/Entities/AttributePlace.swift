/// Where in the objects of an entity an attribute is stored.
///
/// A fetch fills each attribute of each object, and following a key path costs
/// more than all the rest. So the way is looked up once.
@usableFromInline
struct AttributePlace<Element: PersistentModel, Value: Equatable>: Sendable {
  @usableFromInline let offset: Int

  /// Whether the key path leads to a stored property; a container refuses an
  /// entity with one that doesn't.
  @usableFromInline let isStored: Bool

  /// Follows a key path.
  @usableFromInline
  init(_ storage: ReferenceWritableKeyPath<Element, Attribute<Value>>) {
    // A value that isn't stored in the object is elsewhere for each of them.
    let objects = [Element(), Element()]
    let offsets = objects.map { object in
      withUnsafeMutablePointer(to: &object[keyPath: storage]) { pointer in
        UnsafeRawPointer(pointer)
          - UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      }
    }
    offset = offsets[0]
    isStored = offsets[0] == offsets[1] && offsets[0] > 0
  }

  /// The attribute in an object of the entity.
  // Safe, because the place was found in objects of the same class, and an
  // object's stored properties stay where they are.
  @inlinable
  func pointer(
    in object: StoredObject
  ) -> UnsafeMutablePointer<Attribute<Value>> {
    (Unmanaged.passUnretained(object).toOpaque() + offset)
      .assumingMemoryBound(to: Attribute<Value>.self)
  }
}
