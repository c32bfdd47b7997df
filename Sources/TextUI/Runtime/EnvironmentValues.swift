/// A key of a value in the environment.
///
/// Source: [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view above has set one.
  static var defaultValue: Value { get }
}

/// The values that a view's ancestors have set for it.
///
/// Source: [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues).
public struct EnvironmentValues {
  private let entry: EnvironmentEntry?
  fileprivate var written: [EnvironmentEntry] = []

  init(_ entry: EnvironmentEntry?) {
    self.entry = entry
  }

  /// The values outside any view: the defaults.
  public init() {
    self.init(nil)
  }

  /// The value of a key, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      (written.last ?? entry)?.location(of: key)?.value ?? Key.defaultValue
    }
    set {
      written.append(
        KeyedEntry<Key>(newValue, parent: written.last ?? entry))
    }
  }
}

// MARK: - Entries

/// A value of the environment, for all views below the one that set it.
///
/// The entry stays as long as that view does. Its value is kept like a state's:
/// those who have read it are invalidated when it changes, and nobody else.
///
/// Source: [WWDC25 306](https://developer.apple.com/videos/play/wwdc2025/306/),
/// 31:42: a body runs only if the value that it reads has changed.
class EnvironmentEntry {
  fileprivate let key: Any.Type
  fileprivate let parent: EnvironmentEntry?

  fileprivate init(key: Any.Type, parent: EnvironmentEntry?) {
    self.key = key
    self.parent = parent
  }

  /// Takes another value of the same key.
  func adopt(_ other: EnvironmentEntry) {}

  fileprivate final func location<Key: EnvironmentKey>(
    of key: Key.Type
  ) -> Location<Key.Value>? {
    var entry: EnvironmentEntry? = self
    while let candidate = entry {
      if candidate.key == key {
        return unsafeDowncast(candidate, to: KeyedEntry<Key>.self).location
      }
      entry = candidate.parent
    }
    return nil
  }
}

final class KeyedEntry<Key: EnvironmentKey>: EnvironmentEntry {
  let location: Location<Key.Value>

  init(_ value: Key.Value, parent: EnvironmentEntry? = nil) {
    location = Location(value)
    super.init(key: Key.self, parent: parent)
  }

  override func adopt(_ other: EnvironmentEntry) {
    location.value =
      unsafeDowncast(other, to: KeyedEntry<Key>.self).location
      .value
  }
}

// MARK: - Setting values

extension View {
  /// Sets a value of the environment for this view and those below it.
  ///
  /// Source: [environment(_:_:)](https://developer.apple.com/documentation/swiftui/view/environment(_:_:)).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  /// Changes a value of the environment for this view and those below it.
  ///
  /// Source: [transformEnvironment(_:transform:)](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// Sets values of the environment for a view.
struct EnvironmentWriter<Content: View>: PrimitiveView {
  let content: Content
  let write: (inout EnvironmentValues) -> Void

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let values = node.track {
      var values = EnvironmentValues(node.environment)
      view.write(&values)
      return values
    }
    let entries = values.written
    let old = (node.properties.first as? WrittenEntries)?.entries ?? []
    if !node.children.isEmpty,
      old.elementsEqual(entries, by: { $0.key == $1.key })
    {
      for (old, new) in zip(old, entries) {
        old.adopt(new)
      }
      node.setChild(0, to: view.content)
    } else {
      node.properties = [WrittenEntries(entries)]
      node.replaceChild(
        0, by: view.content, environment: entries.last ?? node.environment)
    }
  }
}

/// The entries that a view has set, outermost first.
private final class WrittenEntries: PropertyStorage {
  let entries: [EnvironmentEntry]

  init(_ entries: [EnvironmentEntry]) {
    self.entries = entries
  }
}
