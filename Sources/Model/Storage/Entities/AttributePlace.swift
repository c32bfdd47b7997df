#if canImport(Darwin)
  import Darwin
#endif

/// Where in the objects of an entity an attribute is stored.
///
/// A fetch fills each attribute of each object, and following a key path costs
/// more than all the rest. So the way is looked up once.
@usableFromInline
struct AttributePlace<Element: PersistentModel, Value: Equatable>: Sendable {
  /// The distance from the object's address; nil if the key path leads out of
  /// the object, and a container refuses the entity.
  @usableFromInline let offset: Int?

  /// Follows a key path.
  @usableFromInline
  init(_ storage: ReferenceWritableKeyPath<Element, Attribute<Value>>) {
    // What isn't stored in the object is elsewhere for each of them.
    let offsets = [Element(), Element()].map { object in
      let start = Unmanaged.passUnretained(object).toOpaque()
      let offset = withUnsafeMutablePointer(to: &object[keyPath: storage]) {
        UnsafeRawPointer($0) - UnsafeRawPointer(start)
      }
      let end = offset + MemoryLayout<Attribute<Value>>.size
      return offset > 0 && end <= allocatedSize(start) ? offset : nil
    }
    offset = offsets[0] == offsets[1] ? offsets[0] : nil
  }

  /// The attribute in an object of the entity.
  // Safe, because the place was found in objects of the same class, and an
  // object's stored properties stay where they are.
  @inlinable
  func pointer(
    in object: StoredObject
  ) -> UnsafeMutablePointer<Attribute<Value>> {
    (Unmanaged.passUnretained(object).toOpaque() + (offset ?? 0))
      .assumingMemoryBound(to: Attribute<Value>.self)
  }
}

#if canImport(Darwin)
  /// How many bytes an object has.
  private func allocatedSize(_ object: UnsafeMutableRawPointer) -> Int {
    malloc_size(object)
  }
#else
  /// How many bytes an object has; a header that Swift doesn't import has it.
  @_silgen_name("malloc_usable_size")
  private func allocatedSize(_ object: UnsafeMutableRawPointer) -> Int
#endif
