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
  private let comparison: Comparison?

  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  static func of(_ type: Any.Type) -> FieldTable {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: Any.Type) {
    comparison = Self.comparison(of: type)
    for field in StoredField.fields(of: type) {
      addDynamicProperties(of: field, at: field.offset)
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
  /// Plain data is compared field by field to its bytes, whatever its `==`
  /// says; any other type with its own `==`, if it has one, else field by
  /// field. Objects are compared by identity, dynamic properties by what they
  /// refer to. What can't be compared, a closure above all, counts as changed.
  ///
  /// SwiftUI compares plain data as a whole, with the bytes between its fields.
  ///
  /// Source: [John Harper, quoted by Chris Eidhof](https://chris.eidhof.nl/note/swiftui-view-equality),
  /// OpenAttributeGraph's [CompareValuesCompatibilityTests.swift](https://github.com/OpenSwiftUIProject/OpenAttributeGraph/blob/49a40098fc0b41c6f9e686ef4218b4895fe513f9/Tests/OpenAttributeGraphCompatibilityTests/CompareValuesCompatibilityTests.swift).
  func isSameInput<Value>(_ old: Value, _ new: Value) -> Bool {
    guard let comparison else { return false }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        comparison(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  private static func comparison(
    of type: Any.Type, at offset: Int = 0, isStrong: Bool = true
  ) -> Comparison? {
    if let type = type as? any ComparableInput.Type {
      return inputComparison(of: type, at: offset)
    }
    if type is AnyObject.Type {
      return isStrong ? byteComparison(of: type, at: offset) : nil
    }
    if let type = type as? any Reference.Type {
      return isStrong ? identity(of: type, at: offset) : nil
    }
    let fields = StoredField.fields(of: type)
    if let type = type as? any Equatable.Type, fields.isEmpty || !isPlain(type)
    {
      return equality(of: type, at: offset)
    }
    if fields.isEmpty {
      return isPlain(type) ? byteComparison(of: type, at: offset) : nil
    }
    var comparisons: [Comparison] = []
    for field in fields {
      guard
        let comparison = comparison(
          of: field.type, at: offset + field.offset, isStrong: field.isStrong)
      else { return nil }
      comparisons.append(comparison)
    }
    if comparisons.count == 1 { return comparisons[0] }
    return { [comparisons] old, new in
      for isSame in comparisons where !isSame(old, new) { return false }
      return true
    }
  }

  private static func isPlain<Value>(_: Value.Type) -> Bool {
    _isPOD(Value.self)
  }

  private static func byteComparison<Value>(
    of _: Value.Type, at offset: Int
  ) -> Comparison {
    let size = MemoryLayout<Value>.size
    if size == 8 {
      return { old, new in
        (old + offset).loadUnaligned(as: UInt64.self)
          == (new + offset).loadUnaligned(as: UInt64.self)
      }
    }
    return { old, new in
      UnsafeRawBufferPointer(start: old + offset, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: new + offset, count: size))
    }
  }

  private static func identity<Object: Reference>(
    of _: Object.Type, at offset: Int
  ) -> Comparison {
    { old, new in
      (old + offset).assumingMemoryBound(to: Object.self).pointee
        .isIdentical(
          to: (new + offset).assumingMemoryBound(to: Object.self).pointee)
    }
  }

  private static func inputComparison<Input: ComparableInput>(
    of _: Input.Type, at offset: Int
  ) -> Comparison {
    { old, new in
      (old + offset).assumingMemoryBound(to: Input.self).pointee
        .isSameInput(
          as: (new + offset).assumingMemoryBound(to: Input.self).pointee)
    }
  }

  private static func equality<Value: Equatable>(
    of _: Value.Type, at offset: Int
  ) -> Comparison {
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
