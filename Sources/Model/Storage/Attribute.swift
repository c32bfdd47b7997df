import Foundation

/// A stored property of a model.
///
/// Reading it can be observed; writing another value makes the model changed.
/// Text is kept in composed form (NFC), so that the store and Swift compare it
/// alike.
///
/// SwiftData's is a macro on the property of a `@Model` class: this one is a
/// property wrapper, and the class lists its columns.
///
/// Source: [Attribute](https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)).
@propertyWrapper
public struct Attribute<Value: Equatable> {
  var value: Value

  public init(wrappedValue: Value) {
    value = Self.composed(wrappedValue)
  }

  @available(*, unavailable, message: "@Attribute is for stored objects")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Object: StoredObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Attribute>
  ) -> Value {
    get {
      object.registrar.access(object, keyPath: wrapped)
      return object[keyPath: storage].value
    }
    set {
      let value = composed(newValue)
      guard object[keyPath: storage].value != value else { return }
      object.willChange()
      object.withMutation(of: wrapped) {
        object[keyPath: storage].value = value
      }
    }
  }

  private static func composed(_ value: Value) -> Value {
    guard let text = value as? String, !text.utf8.allSatisfy({ $0 < 0x80 })
    else { return value }
    return text.precomposedStringWithCanonicalMapping as? Value ?? value
  }
}
