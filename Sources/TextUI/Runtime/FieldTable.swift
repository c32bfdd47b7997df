/// The stored properties of a view type that its updates have to know.
///
/// The table is made once for each type with the functions of the runtime that
/// `Mirror` itself calls; afterwards a property is reached by its offset.
final class FieldTable {
  private typealias Installation = (
    UnsafeMutableRawPointer, inout PropertyStorage?, Node
  ) -> Void

  private var installations: [Installation] = []
  private var updates: [(UnsafeMutableRawPointer) -> Void] = []
  private var comparisons: [(UnsafeRawPointer, UnsafeRawPointer) -> Bool]? = []

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  static func of(_ type: Any.Type) -> FieldTable {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: Any.Type) {
    for field in StoredField.fields(of: type) {
      addDynamicProperties(of: field, at: field.offset)
      if let comparison = Self.comparison(of: field) {
        comparisons?.append(comparison)
      } else {
        comparisons = nil
      }
    }
  }

  // MARK: Installing

  /// Connects the dynamic properties of a view to what its node keeps.
  func install<Value>(in view: inout Value, of node: Node) {
    guard !installations.isEmpty || !updates.isEmpty else { return }
    node.missingObject = nil
    if node.properties.isEmpty {
      node.properties = Array(repeating: nil, count: installations.count)
    }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (index, install) in installations.enumerated() {
        install(start, &node.properties[index], node)
      }
      guard node.missingObject == nil else { return }
      for update in updates {
        update(start)
      }
    }
  }

  /// A dynamic property may contain others: these come first.
  private func addDynamicProperties(of field: StoredField, at offset: Int) {
    guard let type = field.type as? any DynamicProperty.Type else { return }
    if let type = type as? any InstalledProperty.Type {
      installations.append(Self.installation(of: type, at: offset))
      return
    }
    for inner in StoredField.fields(of: type) {
      addDynamicProperties(of: inner, at: offset + inner.offset)
    }
    updates.append(Self.update(of: type, at: offset))
  }

  private static func installation<Property: InstalledProperty>(
    of _: Property.Type, at offset: Int
  ) -> Installation {
    { view, storage, node in
      (view + offset).assumingMemoryBound(to: Property.self)
        .pointee.install(in: &storage, of: node)
    }
  }

  private static func update<Property: DynamicProperty>(
    of _: Property.Type, at offset: Int
  ) -> (UnsafeMutableRawPointer) -> Void {
    { view in
      (view + offset).assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  // MARK: Comparing

  /// Whether two values of a view are the same to its body.
  ///
  /// Fields that are `Equatable` are compared with `==`, objects by identity,
  /// plain data by its bytes, dynamic properties by what they refer to. Any
  /// other field, a closure above all, counts as changed.
  func isSameInput<Value>(_ old: Value, _ new: Value) -> Bool {
    guard let comparisons else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else {
          return true
        }
        return comparisons.allSatisfy { $0(old, new) }
      }
    }
  }

  private static func comparison(
    of field: StoredField
  ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let offset = field.offset
    if let type = field.type as? any ComparableInput.Type {
      return inputComparison(of: type, at: offset)
    }
    if let type = field.type as? any Equatable.Type {
      return equality(of: type, at: offset)
    }
    if field.type is AnyObject.Type, field.isStrong {
      return { old, new in
        (old + offset).loadUnaligned(as: UInt.self)
          == (new + offset).loadUnaligned(as: UInt.self)
      }
    }
    let inner = StoredField.fields(of: field.type)
    guard !inner.isEmpty else { return nil }
    var comparisons: [(UnsafeRawPointer, UnsafeRawPointer) -> Bool] = []
    for field in inner {
      guard let comparison = comparison(of: field) else { return nil }
      comparisons.append(comparison)
    }
    return { [comparisons] old, new in
      comparisons.allSatisfy { $0(old + offset, new + offset) }
    }
  }

  private static func inputComparison<Input: ComparableInput>(
    of _: Input.Type, at offset: Int
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      (old + offset).assumingMemoryBound(to: Input.self).pointee
        .isSameInput(
          as: (new + offset).assumingMemoryBound(to: Input.self).pointee)
    }
  }

  private static func equality<Value: Equatable>(
    of _: Value.Type, at offset: Int
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      (old + offset).assumingMemoryBound(to: Value.self).pointee
        == (new + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}

/// An input of a view that knows whether it still refers to the same thing.
protocol ComparableInput {
  func isSameInput(as other: Self) -> Bool
}
