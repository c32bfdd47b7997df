/// A value that belongs to a view's identity.
///
/// The initial value is taken once, when the identity begins; what a later
/// initialiser says has no effect. It is evaluated lazily, as the 2026 releases
/// of SwiftUI do; before them it was evaluated at each initialisation of the
/// view, and all but the first were thrown away.
///
/// Outside an installed view, reading gives the initial value, and writing does
/// nothing; SwiftUI is silent there, TextUI records an issue.
///
/// Source: [State](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let makeInitialValue: () -> Value
  private var location: Location<Value>?

  /// Makes a state; the expression runs once for an identity, before the first
  /// body.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    makeInitialValue = wrappedValue
  }

  /// Makes a state in an initialiser, as `_count = State(initialValue: count)`.
  public init(initialValue: @autoclosure @escaping () -> Value) {
    makeInitialValue = initialValue
  }

  /// The value; a body that has read it runs again when it changes.
  public var wrappedValue: Value {
    get { location?.value ?? makeInitialValue() }
    nonmutating set {
      guard let location else {
        ViewHost.record(.stateOutsideView("\(Value.self)"))
        return
      }
      location.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      ViewHost.record(.stateOutsideView("\(Value.self)"))
      return .constant(makeInitialValue())
    }
    return Binding(
      get: { location.value },
      set: { location.value = $0 },
      source: BindingSource(object: location))
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    if let storage {
      location = unsafeDowncast(storage, to: Location<Value>.self)
    } else {
      let location = Location(makeInitialValue())
      storage = location
      self.location = location
    }
  }

  func isSameInput(as other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}
