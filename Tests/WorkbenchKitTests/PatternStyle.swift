import Foundation
import Model
import ModelUI
import TextUI

/// The rules of a pattern for what its views and objects may store.
enum PatternStyle: String {
  case direct, mvc, mvvm

  /// The module that has the pattern's views.
  var module: String {
    switch self {
    case .direct: "DirectContext"
    case .mvc: "MVC"
    case .mvvm: "MVVM"
    }
  }

  /// The files of the module.
  func sources() throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)").standardizedFileURL
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { file in
      (
        name: file.deletingPathExtension().lastPathComponent,
        text: try String(contentsOf: file, encoding: .utf8)
      )
    }
  }

  /// The properties of a view that the pattern does not allow, in order.
  ///
  /// A direct view has no object. Any other has a single one, which holds no
  /// view, and besides it nothing but how it is presented.
  func impurities(of view: any View.Type) -> [String] {
    let properties = Property.all(of: view)
    let objects = properties.filter(\.isObject)
    guard self != .direct else { return objects.map(\.name) }
    guard objects.count == 1 else { return ["\(objects.count) objects"] }
    return properties.flatMap { property in
      guard property.isObject else {
        return property.isPresentation ? [] : [property.name]
      }
      return Property.all(of: property.value).filter(\.isView)
        .map { "\(property.name).\($0.name)" }
    }
  }
}

/// A stored property of a view or an object.
private struct Property {
  let name: String

  /// What it is declared as, a property wrapper maybe.
  let type: Any.Type

  /// The properties of a type, by name.
  static func all(of type: Any.Type) -> [Property] {
    StoredField.propertyTypes(of: type)
      .map {
        Property(name: String($0.key.trimmingPrefix("_")), type: $0.value)
      }
      .sorted { $0.name < $1.name }
  }

  /// What is in the wrappers.
  var value: Any.Type {
    var value = type
    while let wrapper = value as? any Wrapper.Type {
      value = wrapper.wrapped
    }
    return value
  }

  /// Whether it is an object that is neither stored nor a context.
  var isObject: Bool {
    value is AnyObject.Type && !(value is StoredObject.Type)
      && value != ModelContext.self
  }

  var isView: Bool { value is any View.Type }

  /// Whether it says how something is presented, and no more.
  var isPresentation: Bool { type == Environment<DismissAction>.self }
}

/// A type around another.
private protocol Wrapper {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapper {
  static var wrapped: Any.Type { Wrapped.self }
}

extension Array: Wrapper {
  static var wrapped: Any.Type { Element.self }
}

extension Published: Wrapper {
  static var wrapped: Any.Type { Value.self }
}

extension State: Wrapper {
  static var wrapped: Any.Type { Value.self }
}

extension Binding: Wrapper {
  static var wrapped: Any.Type { Value.self }
}

extension Bindable: Wrapper {
  static var wrapped: Any.Type { Value.self }
}

extension Environment: Wrapper {
  static var wrapped: Any.Type { Value.self }
}

extension StateObject: Wrapper {
  static var wrapped: Any.Type { Object.self }
}

extension ObservedObject: Wrapper {
  static var wrapped: Any.Type { Object.self }
}

extension EnvironmentObject: Wrapper {
  static var wrapped: Any.Type { Object.self }
}
