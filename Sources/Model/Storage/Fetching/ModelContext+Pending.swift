import Foundation

extension ModelContext {
  /// Changed and inserted objects that a query gives, in order.
  func pendingMatches<T: PersistentModel>(
    _ query: FetchQuery<T>, registry: EntityRegistry
  ) throws -> [T] {
    let candidates = registry.changedObjects + registry.inserted.all
    return try store.withConnection { connection in
      // A registry holds objects of exactly its entity's type.
      try candidates.map { unsafeDowncast($0, to: T.self) }
        .filter { try query.isMet(by: $0, connection) }
    }.sorted(by: query.order.precedes)
  }

  /// The objects among some changes that a query without a window gives.
  func matches<T: PersistentModel>(
    of changes: EntityChanges, _ query: FetchQuery<T>
  ) throws -> [T] {
    guard let registry = try registry(for: T.self),
      let entity = registry.entity as? Entity<T>
    else { return [] }
    let living = changes.objects.filter { object in
      object.registry === registry && !object.state.isDeleted
    }
    var matches = try store.withConnection { connection in
      try living.map { unsafeDowncast($0, to: T.self) }
        .filter { try query.isMet(by: $0, connection) }
    }
    let listed = Set(changes.objects.map(\.identity))
    for row in changes.rows where !listed.contains(row) {
      matches += try load(
        query.row, query.arguments + [.integer(row)], registry: registry,
        entity: entity, skipsPending: true)
    }
    return matches
  }
}
