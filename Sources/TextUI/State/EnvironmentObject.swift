/// An observable object that a view above has put into the environment.
///
/// The view is refreshed at each change of the object, and when another takes
/// its place.
///
/// Where no view above has set such an object, the body is not evaluated: a
/// line says what is missing, and an issue is recorded. SwiftUI traps instead,
/// but only when the object is read. Outside an installed view a read traps
/// here, too.
///
/// Source: [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject);
/// a missing object: OpenSwiftUI's [EnvironmentObject.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Environment/EnvironmentObject.swift).
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: InstalledProperty {
  private var object: Object?

  /// Makes a property that finds its object by its type.
  public init() {}

  /// The object; a read outside an installed view traps, for there is none to
  /// give.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure(
        """
        There is no \(Object.self): an EnvironmentObject is found only in the \
        body of a view below environmentObject(_:)
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }

  mutating func install(in storage: inout PropertyStorage?, of node: Node) {
    object = node.environmentValue { $0.object(Object.self) }
    guard let object else {
      node.missingObject = "\(Object.self)"
      storage = nil
      return
    }
    let subscription = storage as? ObjectSubscription
    if subscription?.object !== object {
      storage = ObjectSubscription(to: object, for: node)
    }
  }

  func isSameInput(as other: EnvironmentObject) -> Bool { true }
}

extension View {
  /// Puts an observable object into the environment of this view and of those
  /// below it, where `@EnvironmentObject` finds it by its type.
  ///
  /// Source: [environmentObject(_:)](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)).
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    EnvironmentWriter(content: self) { $0.setObject(object, Object.self) }
  }
}

// MARK: - Objects by their type

extension EnvironmentValues {
  /// The object that was set for a type.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    self[ObjectKey<Object>.self].object
  }

  mutating func setObject<Object: AnyObject>(
    _ object: Object?, _ type: Object.Type
  ) {
    self[ObjectKey<Object>.self] = ObjectReference(object: object)
  }
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> {
    ObjectReference(object: nil)
  }
}

/// An object, or none; another object is another value, even an equal one.
private struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (one: Self, other: Self) -> Bool {
    one.object === other.object
  }
}
