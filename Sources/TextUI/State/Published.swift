/// A property of an observable object whose changes are announced.
///
/// Each write is announced, equal ones too, before the value changes.
///
/// Source: [Published](https://developer.apple.com/documentation/combine/published).
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Makes a property with its first value, which is not announced.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a property with its first value: the older spelling.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Not for use: only a property of an `ObservableObject` can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value in an object, whose change is announced before it is made, even
  /// if it is equal.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}
