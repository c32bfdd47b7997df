import Observation

/// Makes bindings to the properties of an `@Observable` object.
///
/// It owns nothing and observes nothing by itself. A body that makes the
/// binding `$model.name` reads `name`, even if it only passes the binding on.
///
/// ```swift
/// @Bindable var model = model
/// TextField("Name", text: $model.name)
/// ```
///
/// Source: [Bindable](https://developer.apple.com/documentation/swiftui/bindable),
/// [WWDC23 10149](https://developer.apple.com/videos/play/wwdc2023/10149/), 5:20;
/// the read: OpenSwiftUI's [Binding+ObjectLocation.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding%2BObjectLocation.swift).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: ComparableInput {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object possible; `@Bindable var model = …` calls it.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to an object possible where there is no property, as in
  /// `Bindable(model).name`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property of another one's `$` value.
  public init(projectedValue: Bindable) {
    self = projectedValue
  }

  /// The bindings to the object's properties, as in `$model.name`.
  public var projectedValue: Bindable { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding(to: keyPath, of: wrappedValue)
  }

  func isSameInput(as other: Bindable) -> Bool {
    wrappedValue === other.wrappedValue
  }
}
