// What is done with each of many objects is done without their class: code that
// must look it up takes several times as long.

extension Array where Element: StoredObject {
  /// Lends the objects as objects of no class in particular.
  func withObjects<Result>(
    _ body: (UnsafeBufferPointer<StoredObject>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeBufferPointer { objects in
      try objects.withMemoryRebound(to: StoredObject.self, body)
    }
  }

  /// Whether the same objects are in the same order.
  func isIdentical(to other: [Element]) -> Bool {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in left.elementsEqual(right) }
    }
  }

  /// Where some objects are in the list, in order.
  func places(of objects: [StoredObject]) -> [Int] {
    let searched = Set(objects.map { ObjectIdentifier($0) })
    return withObjects { list in
      list.indices.filter { searched.contains(ObjectIdentifier(list[$0])) }
    }
  }
}

extension [StoredObject] {
  /// The objects as what they are.
  // Safe for the objects of a registry, which are all of its entity's class.
  func known<T: PersistentModel>(as type: T.Type) -> [T] {
    withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: T.self) { Array<T>($0) }
    }
  }
}
