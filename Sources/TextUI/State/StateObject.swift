/// An observable object that belongs to a view's identity.
///
/// The object is made once, just before the first evaluation of the body. What
/// a later initialiser of the view says has no effect.
///
/// Outside an installed view each read makes another object and records an
/// issue.
///
/// Source: [StateObject](https://developer.apple.com/documentation/swiftui/stateobject),
/// [WWDC20 10040](https://developer.apple.com/videos/play/wwdc2020/10040/), 19:27.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: InstalledProperty {
  private let makeObject: () -> Object
  private var object: Object?

  /// Makes a state object; the expression runs once for an identity, before the
  /// first body.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    makeObject = wrappedValue
  }

  /// The object of the view's identity.
  public var wrappedValue: Object {
    if let object { return object }
    ViewHost.record(.stateObjectOutsideView("\(Object.self)"))
    return makeObject()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    if let subscription = storage as? ObjectSubscription {
      object = subscription.object as? Object
    } else {
      let object = makeObject()
      storage = ObjectSubscription(to: object, for: node)
      self.object = object
    }
  }

  func isSameInput(as other: StateObject) -> Bool { true }
}
