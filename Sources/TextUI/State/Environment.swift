import Observation

/// A value that an ancestor has set in the environment.
///
/// The body runs again only when this value changes. Outside an installed view
/// it is the default, and an issue is recorded.
///
/// With a type it is the observable object that was set for that type: another
/// object refreshes the body, a property of it only if the body has read it.
/// Without such an object an optional is `nil`, and for anything else it is as
/// with ``EnvironmentObject``.
///
/// Source: [Environment](https://developer.apple.com/documentation/swiftui/environment);
/// outside a view: OpenSwiftUI's [Environment.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/Environment.swift).
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private let lookup: Lookup
  private var value: Value?

  /// Where the value is looked up.
  private enum Lookup {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case type((EnvironmentValues) -> Value?)

    func value(in values: EnvironmentValues) -> Value? {
      switch self {
      case .keyPath(let keyPath): values[keyPath: keyPath]
      case .type(let find): find(values)
      }
    }
  }

  /// Makes a property that reads a key.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    lookup = .keyPath(keyPath)
  }

  /// Makes a property that reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    lookup = .type { $0.object(Value.self) }
  }

  /// Makes a property that reads the object of a type, if there is one.
  public init<Object: AnyObject & Observable>(
    _ type: Object.Type
  ) where Value == Object? {
    lookup = .type { .some($0.object(Object.self)) }
  }

  /// The value; a read of an object that is not there traps outside a view,
  /// for there is no default to give.
  public var wrappedValue: Value {
    if let value { return value }
    ViewHost.record(.environmentOutsideView("Environment<\(Value.self)>"))
    guard let value = lookup.value(in: EnvironmentValues()) else {
      preconditionFailure(
        """
        There is no \(Value.self): it is found only in the body of a view \
        below environment(_:)
        """)
    }
    return value
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    value = node.environmentValue(lookup.value)
    if value == nil {
      node.missingObject = "\(Value.self)"
    }
  }

  func isSameInput(as other: Environment) -> Bool {
    switch (lookup, other.lookup) {
    case (.keyPath(let one), .keyPath(let other)): one == other
    case (.type, .type): true
    default: false
    }
  }
}

extension View {
  /// Puts an `@Observable` object into the environment of this view and of
  /// those below it, where `@Environment` finds it by its type.
  ///
  /// Source: [environment(_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:)).
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    EnvironmentWriter(content: self) { $0.setObject(object, Object.self) }
  }
}

extension Node {
  /// A value of the environment; the node is invalidated when it changes.
  final func environmentValue<Value>(
    _ read: (EnvironmentValues) -> Value
  ) -> Value {
    let outer = Node.evaluating
    Node.evaluating = self
    defer { Node.evaluating = outer }
    return read(EnvironmentValues(environment))
  }
}
