import Foundation
import Observation

/// A stored property of a ``StoredObject``.
///
/// Reading it inside an observed scope, such as a view's body, observes this
/// property of this object. Writing another value tells the observers and the
/// object's context; writing an equal value is no change. (SwiftData was
/// reported to re-run queries for equal values:
/// https://developer.apple.com/forums/thread/774561.)
///
/// Text is brought into Unicode's composed form, which Swift compares as equal.
@propertyWrapper
public struct Attribute<Value: Equatable> {
  @usableFromInline var value: Value

  /// An attribute with the value that a new object has.
  ///
  /// - Parameter wrappedValue: The value.
  @inlinable
  public init(wrappedValue: Value) {
    value = Self.composed(wrappedValue)
  }

  /// Not for use: an attribute needs the object that it belongs to.
  @available(*, unavailable, message: "use @Attribute in a StoredObject")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The property's value in the object that has it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - wrapped: The property.
  ///   - storage: The attribute behind the property.
  @inlinable
  public static subscript<Object: StoredObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Attribute<Value>>
  ) -> Value {
    get {
      object.observed.access(object, keyPath: wrapped)
      return object[keyPath: storage].value
    }
    set {
      if object[keyPath: storage].value == newValue { return }
      let newValue = composed(newValue)
      object.willChange()
      object.notifying(wrapped, of: object) {
        object[keyPath: storage].value = newValue
      }
      object.didChange()
    }
  }

  @inlinable
  static func composed(_ value: Value) -> Value {
    guard let text = value as? String else { return value }
    return text.composed as? Value ?? value
  }
}
