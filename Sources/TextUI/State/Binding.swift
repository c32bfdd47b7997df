/// Reads and writes a value that is kept elsewhere.
///
/// Source: [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: ComparableInput {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let source: BindingSource?

  /// Makes a binding of two closures.
  ///
  /// A view that is given such a binding is always updated with its parent:
  /// closures can't be compared.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void,
    source: BindingSource?
  ) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// A binding to a value that can't be changed.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 },
      source: source?.appending(keyPath))
  }

  func isSameInput(as other: Binding) -> Bool {
    source != nil && source == other.source
  }
}

/// What a binding refers to: two bindings to the same place are the same input.
struct BindingSource: Equatable {
  private let object: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(object: AnyObject) {
    self.object = ObjectIdentifier(object)
  }

  func appending(_ keyPath: AnyKeyPath) -> BindingSource {
    var source = self
    source.path.append(keyPath)
    return source
  }
}
