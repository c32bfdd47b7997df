/// Where a value is kept, and who has read it.
///
/// Whoever has read the value once is invalidated by each later change, even if
/// its body reads it no more.
///
/// Source: OpenSwiftUI's [StoredLocation.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/State/StoredLocation.swift).
final class Location<Value>: PropertyStorage {
  private var stored: Value
  private var readers = ReaderSet()

  init(_ value: Value) {
    stored = value
  }

  /// The value; an equal one is dropped, and so is one that is set while
  /// bodies run, which is recorded as an issue.
  var value: Value {
    get {
      if let node = Node.evaluating {
        readers.insert(node)
      }
      return stored
    }
    set {
      if Node.evaluating != nil {
        ViewHost.record(.stateChangedDuringUpdate("\(Value.self)"))
        return
      }
      if isSame(stored, newValue) { return }
      stored = newValue
      readers.invalidate()
    }
  }

}

/// Whether two values are equal, or the same object where objects can't be.
func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any Equatable { return isEqual(old, new) }
  if let old = old as? any Reference { return isIdentical(old, new) }
  return Value.self is AnyObject.Type
    && (old as AnyObject) === (new as AnyObject)
}

private func isEqual<Old: Equatable>(_ old: Old, _ new: some Any) -> Bool {
  old == new as? Old
}

private func isIdentical<Old: Reference>(_ old: Old, _ new: some Any) -> Bool {
  (new as? Old).map(old.isIdentical) ?? false
}

/// An object, or none.
protocol Reference {
  func isIdentical(to other: Self) -> Bool
}

extension Optional: Reference where Wrapped: AnyObject {
  func isIdentical(to other: Self) -> Bool { self === other }
}

/// The nodes that depend on a value.
struct ReaderSet {
  private struct Reader {
    weak var node: Node?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Who was added last; most values are read many times in a row.
  private weak var last: Node?

  /// The number at which those who are gone are looked for.
  private var limit = 16

  /// Adds a node; a value that is read and never written keeps no more than
  /// twice as many as there are.
  mutating func insert(_ node: Node) {
    guard node !== last else { return }
    last = node
    readers[ObjectIdentifier(node)] = Reader(node: node)
    if readers.count > limit {
      removeDead()
      limit = max(16, 2 * readers.count)
    }
  }

  private mutating func removeDead() {
    last = nil
    readers = readers.filter { $0.value.node?.isAlive == true }
  }

  mutating func invalidate() {
    removeDead()
    for reader in readers.values {
      reader.node?.invalidate()
    }
  }
}
