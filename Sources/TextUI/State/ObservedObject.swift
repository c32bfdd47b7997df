/// An object that a view observes and that someone else owns.
///
/// It never owns: an object that is made in its place is another one at each
/// update of the view's parent. Another object in the same place is observed
/// instead of the first.
///
/// Source: [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject),
/// [WWDC20 10040](https://developer.apple.com/videos/play/wwdc2020/10040/), 24:53.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: InstalledProperty {
  /// The object.
  public var wrappedValue: Object

  /// Makes a property that observes an object without owning it.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property that observes an object: the older spelling.
  public init(initialValue: Object) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: Object

    /// A binding to a property of the object, as in `$model.name`; making it
    /// reads the property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      Binding(to: keyPath, of: object)
    }
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    let subscription = storage as? ObjectSubscription
    if subscription?.object !== wrappedValue {
      storage = ObjectSubscription(to: wrappedValue, for: node)
    }
  }

  func isSameInput(as other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue
  }
}
