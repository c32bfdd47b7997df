import Synchronization

/// Identifies a model in its store.
///
/// Source: [PersistentIdentifier](https://developer.apple.com/documentation/swiftdata/persistentidentifier).
public struct PersistentIdentifier: Hashable, Sendable {
  private enum Identity: Hashable {
    case temporary(Int)
    case permanent(store: String, entity: String, row: Int64)
  }

  private let identity: Identity

  private static let temporaryCount = Atomic(0)

  /// Makes an identifier for a model that is not saved.
  init() {
    let number = Self.temporaryCount.wrappingAdd(1, ordering: .relaxed)
    identity = .temporary(number.newValue)
  }

  init(store: String, entity: String, row: Int64) {
    identity = .permanent(store: store, entity: entity, row: row)
  }

  /// The model's type, if the model was saved.
  public var entityName: String? {
    if case .permanent(_, let entity, _) = identity { entity } else { nil }
  }

  /// The store, if the model was saved.
  public var storeIdentifier: String? {
    if case .permanent(let store, _, _) = identity { store } else { nil }
  }

  /// The row in the store, if the model was saved; it is never used again.
  var row: Int64? {
    if case .permanent(_, _, let row) = identity { row } else { nil }
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  public var description: String {
    switch identity {
    case .temporary(let number): "unsaved model \(number)"
    case .permanent(_, let entity, let row): "\(entity) \(row)"
    }
  }
}
