/// Reads and writes a value that is kept elsewhere.
///
/// Source: [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: ComparableInput {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let source: BindingSource?

  /// The value when the binding was made, where its readers are not told of a
  /// change in another way than by another binding.
  private let snapshot: Value?

  /// Makes a binding of two closures.
  ///
  /// The first one is called at once: a body that makes the binding has read
  /// the value. A view that is given such a binding is always updated with its
  /// parent: closures can't be compared.
  ///
  /// Source: OpenSwiftUI's [Binding.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding.swift),
  /// [Chris Eidhof](https://chris.eidhof.nl/post/binding-with-get-set/).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
    _ = get()
  }

  /// Makes a property of another one's `$` value.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void,
    source: BindingSource?, snapshot: Value? = nil
  ) {
    self.get = get
    self.set = set
    self.source = source
    self.snapshot = snapshot
  }

  /// A binding to a value that can't be changed.
  public static func constant(_ value: Value) -> Binding {
    Binding(
      get: { value }, set: { _ in }, source: .constant, snapshot: value)
  }

  /// The value, where it is kept; who reads it depends on it.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be passed on; that reads nothing.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  ///
  /// Where a part is an observable object, a body that makes the binding has
  /// read the object's property; it has not read the state that holds it.
  ///
  /// Source: OpenSwiftUI's [Binding+ObjectLocation.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding%2BObjectLocation.swift).
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    var member = snapshot?[keyPath: keyPath]
    if keyPath is ReferenceWritableKeyPath<Value, Member> {
      member = Node.withoutReader { wrappedValue[keyPath: keyPath] }
    }
    return Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 },
      source: source?.appending(keyPath), snapshot: member)
  }

  /// Whether both refer to the same place, with the same value where a change
  /// is told by another binding.
  func isSameInput(as other: Binding) -> Bool {
    guard let source, source == other.source else { return false }
    return switch (snapshot, other.snapshot) {
    case (nil, nil): true
    case (let old?, let new?): isSame(old, new)
    default: false
    }
  }
}

extension Binding {
  /// Makes a binding to a property of an object, and reads the property.
  init<Object: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) {
    self.init(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 },
      source: BindingSource(object: object).appending(keyPath),
      snapshot: object[keyPath: keyPath])
  }

  /// Makes a binding to an optional of a value; `nil` can't be written.
  ///
  /// Source: [init(_:)](https://developer.apple.com/documentation/swiftui/binding/init(_:)-5yiah).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in value.map { base.wrappedValue = $0 } },
      source: base.source?.appending(\Wrapped?.self),
      snapshot: base.snapshot.map(Optional.some))
  }

  /// Makes a binding to the value in an optional, if there is one now.
  ///
  /// Should it be gone when it is read, the last one is given; SwiftUI traps.
  ///
  /// Source: [init(_:)](https://developer.apple.com/documentation/swiftui/binding/init(_:)-56qaw).
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { base.wrappedValue = $0 }, source: nil)
  }
}

/// What a binding refers to: two bindings to the same place are the same input.
struct BindingSource: Equatable {
  /// What a constant refers to.
  static let constant = BindingSource(ObjectIdentifier(Constant.self))

  private enum Constant {}

  private let object: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  init(object: AnyObject) {
    self.init(ObjectIdentifier(object))
  }

  private init(_ object: ObjectIdentifier) {
    self.object = object
  }

  func appending(_ keyPath: AnyKeyPath) -> BindingSource {
    var source = self
    source.path.append(keyPath)
    return source
  }
}
