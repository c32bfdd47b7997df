import Foundation

extension ModelContext {
  /// Changed and inserted objects that a query gives, in order.
  func pendingMatches<T: PersistentModel>(
    _ query: FetchQuery<T>, _ registry: EntityRegistry
  ) throws -> [StoredObject] {
    try matches(of: registry.changedObjects + registry.inserted.all, query)
      .sorted(by: query.order.precedes)
  }

  /// The objects among some changes that a query without a window gives, in
  /// order.
  func matches<T: PersistentModel>(
    of changes: EntityChanges, _ query: FetchQuery<T>
  ) throws -> [T] {
    guard let registry = try registry(for: T.self) else { return [] }
    // One that left the context and came back may be listed twice.
    var seen: Set<ObjectIdentifier> = []
    let living = changes.objects.filter { object in
      object.registry === registry && !object.state.isDeleted
        && seen.insert(ObjectIdentifier(object)).inserted
    }
    var matches = try matches(of: living, query)
    let listed = Set(living.map(\.identity))
    for row in changes.rows where !listed.contains(row) {
      matches += try load(
        query.row, query.arguments + [.integer(row)], registry,
        skipsPending: true)
    }
    return matches.sorted(by: query.order.precedes).known(as: T.self)
  }

  private func matches<T: PersistentModel>(
    of objects: [StoredObject], _ query: FetchQuery<T>
  ) throws -> [StoredObject] {
    try store.withConnection { connection in
      try objects.filter { try query.isMet(by: $0, connection) }
    }
  }
}
