import Foundation

/// An observer of fetched results, as a context knows it.
protocol ContextObserver: AnyObject {
  var observedEntity: ObjectIdentifier { get }
  func refresh(after changes: EntityChanges)
}

/// A registered observer that its context doesn't keep alive.
struct WeakObserver {
  weak var observer: (any ContextObserver)?
  /// How many were registered before it.
  let number: Int
}

extension ModelContext {
  /// Has a closure called when the context has something to process.
  ///
  /// That is a change of its own, or another context's save. It may be called
  /// on any thread, and is not called again until ``processPendingChanges()``
  /// has run.
  ///
  /// - Parameter notify: The closure.
  /// - Returns: An object with whose end the calls end.
  package func whenChanged(
    _ notify: @escaping @Sendable () -> Void
  ) -> AnyObject {
    mailbox.whenChanged(notify)
  }

  func register(_ observer: any ContextObserver) {
    let last = observers.values.map(\.number).max() ?? 0
    observers[ObjectIdentifier(observer)] = WeakObserver(
      observer: observer, number: last + 1)
  }

  /// How many observers of results are alive.
  package var observerCount: Int {
    observers.values.count { $0.observer != nil }
  }

  /// Brings objects and observers up to date.
  ///
  /// Named after Core Data's. Takes in what other contexts of the container and
  /// other processes have saved, and then refreshes the observers of the
  /// entities that were touched, each at most once and in the order in which
  /// they were made. SwiftData was reported to re-run every query
  /// (https://developer.apple.com/forums/thread/774561).
  package func processPendingChanges() {
    if isProcessing { return }
    isProcessing = true
    defer { isProcessing = false }
    store.noticeOtherConnections()
    takeIn(mailbox.take(isPass: true))
    // A fetch may bring news, and whoever hears of results may change objects.
    for _ in 0..<Self.passLimit {
      let changes = takeChanges()
      if changes.isEmpty { return }
      refreshObservers(after: changes)
    }
    mailbox.announce()
  }

  private static let passLimit = 10

  private func takeChanges() -> [ObjectIdentifier: EntityChanges] {
    var changes: [ObjectIdentifier: EntityChanges] = [:]
    for (type, registry) in registries where !registry.changes.isEmpty {
      changes[type] = registry.changes.take()
    }
    return changes
  }

  private func refreshObservers(
    after changes: [ObjectIdentifier: EntityChanges]
  ) {
    for entry in observers.values.sorted(by: { $0.number < $1.number }) {
      guard let observer = entry.observer,
        let changes = changes[observer.observedEntity]
      else { continue }
      observer.refresh(after: changes)
    }
  }

  /// Whether something has happened to an entity's objects that no observer
  /// has been told of.
  func hasChanges(of type: any PersistentModel.Type) -> Bool {
    registries[ObjectIdentifier(type)]?.changes.isEmpty == false
  }

  /// Whether ``processPendingChanges()`` would find something to do, apart from
  /// what other processes have written.
  var hasUnprocessedChanges: Bool {
    !isProcessing
      && (registries.values.contains { !$0.changes.isEmpty }
        || !mailbox.isEmpty)
  }

  /// Brings objects up to date before a fetch compares them with rows.
  func takeInNews() {
    if isProcessing { return }
    store.noticeOtherConnections()
    takeIn(mailbox.take(isPass: false))
  }

  private func takeIn(_ news: [String: Mailbox.Rows]) {
    for registry in orderedRegistries {
      guard let rows = news[registry.entity.name] else { continue }
      do {
        try takeIn(rows, of: registry)
      } catch {
        // The store can't be read just now; the next pass tries again.
        mailbox.putBack([registry.entity.name: rows])
        registry.changes.touchAll()
      }
    }
    tellNews()
  }

  private func takeIn(
    _ rows: Mailbox.Rows, of registry: EntityRegistry
  ) throws {
    var known: [Int64] = []
    switch rows {
    case .all:
      known = registry.rows
      registry.changes.touchAll()
    case .some(let rows):
      for row in rows.sorted() {
        if registry.object(at: row) == nil {
          registry.changes.touch(row: row)
        } else {
          known.append(row)
        }
      }
    }
    guard let first = known.first, let last = known.last else { return }
    let found = try store.withConnection { connection in
      // Rows that were saved together are read together.
      try connection.snapshot {
        // One pass over neighbouring rows is faster than a search for each.
        Int(last - first) / 4 < known.count
          ? try registry.entity.rows(first...last, connection)
          : try registry.entity.rows(known, connection)
      }
    }
    for row in known { registry.refresh(row: row, values: found[row]) }
  }
}

extension Entity {
  /// The values of each row in a range.
  fileprivate func rows(
    _ range: ClosedRange<Int64>, _ connection: SQLiteConnection
  ) throws -> [Int64: [SQLValue]] {
    let statement = try connection.statement(
      "\(selectSQL) WHERE \(rowColumn) BETWEEN ? AND ?")
    defer { statement.reset() }
    try statement.bind([
      .integer(range.lowerBound), .integer(range.upperBound),
    ])
    var found: [Int64: [SQLValue]] = [:]
    while try statement.step() {
      found[statement.integer(at: 0)] = values(statement)
    }
    return found
  }

  /// The values of each row in a list.
  fileprivate func rows(
    _ rows: [Int64], _ connection: SQLiteConnection
  ) throws -> [Int64: [SQLValue]] {
    let statement = try connection.statement(
      "\(selectSQL) WHERE \(rowColumn) = ?")
    defer { statement.reset() }
    var found: [Int64: [SQLValue]] = [:]
    for row in rows {
      try statement.bind([.integer(row)])
      if try statement.step() { found[row] = values(statement) }
      statement.reset()
    }
    return found
  }
}
