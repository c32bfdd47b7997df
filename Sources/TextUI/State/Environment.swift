/// A value that an ancestor has set in the environment.
///
/// The body runs again only when this value changes. Outside an installed view
/// it is the default, and an issue is recorded.
///
/// Source: [Environment](https://developer.apple.com/documentation/swiftui/environment);
/// outside a view: OpenSwiftUI's [Environment.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/Environment.swift).
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    if let value { return value }
    ViewHost.record(.environmentOutsideView("Environment<\(Value.self)>"))
    return EnvironmentValues()[keyPath: keyPath]
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    value = node.environmentValue(keyPath)
  }

  func isSameInput(as other: Environment) -> Bool {
    keyPath == other.keyPath
  }
}

extension Node {
  /// A value of the environment; the node is invalidated when it changes.
  final func environmentValue<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>
  ) -> Value {
    let outer = Node.evaluating
    Node.evaluating = self
    defer { Node.evaluating = outer }
    return EnvironmentValues(environment)[keyPath: keyPath]
  }
}
