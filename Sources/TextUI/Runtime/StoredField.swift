/// A stored property of a struct, found with the runtime's reflection.
package struct StoredField {
  let name: String
  let type: Any.Type
  let offset: Int
  let isStrong: Bool

  /// The stored properties of a struct; none for any other type.
  static func fields(of type: Any.Type) -> [StoredField] {
    precondition(
      layoutIsUnderstood,
      """
      TextUI can't read stored properties with this version of Swift: a type \
      whose layout is known was read wrongly, so no other is to be trusted
      """)
    return readFields(of: type)
  }

  /// The types of the stored properties of a struct or a class, by name, for
  /// those who check how views and objects are made.
  package static func propertyTypes(of type: Any.Type) -> [String: Any.Type] {
    guard type is AnyObject.Type || metadataKind(type) == structKind else {
      return [:]
    }
    return (0..<fieldCount(type)).reduce(into: [:]) { types, index in
      var metadata = FieldMetadata()
      let fieldType = fieldType(type, index: index, metadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      types[metadata.name.map { String(cString: $0) } ?? ""] = fieldType
    }
  }

  private static func readFields(of type: Any.Type) -> [StoredField] {
    guard metadataKind(type) == structKind else { return [] }
    return (0..<fieldCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = fieldType(type, index: index, metadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      return StoredField(
        name: metadata.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        offset: fieldOffset(type, index: index),
        isStrong: metadata.isStrong)
    }
  }

  // MARK: Self-check

  private struct Known {
    var flag: UInt8
    var number: Int
    var text: String
  }

  /// Reads a struct whose layout is known, before any other is trusted.
  private static let layoutIsUnderstood: Bool = {
    let fields = readFields(of: Known.self)
    return fields.map(\.name) == ["flag", "number", "text"]
      && fields.map(\.offset) == [
        MemoryLayout<Known>.offset(of: \.flag),
        MemoryLayout<Known>.offset(of: \.number),
        MemoryLayout<Known>.offset(of: \.text),
      ]
      && fields[1].type == Int.self && fields[2].type == String.self
  }()
}

// MARK: - Runtime

/// The kind of metadata that a struct has in Swift's stable ABI.
private let structKind: UInt = 0x200

/// What the runtime says of a field, laid out as in the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int,
  metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
