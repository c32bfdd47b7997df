/// A property of a view that the view's host connects to stored state before
/// each evaluation of the body.
///
/// A dynamic property may contain others. They are connected first, then
/// `update()` is called.
///
/// Source: [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty).
public protocol DynamicProperty {
  /// Prepares the property's value; called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the node of its view.
protocol InstalledProperty: DynamicProperty, ComparableInput {
  mutating func install(in storage: inout PropertyStorage?, of node: Node)
}

/// What a dynamic property keeps as long as its view's identity.
protocol PropertyStorage: AnyObject {}
