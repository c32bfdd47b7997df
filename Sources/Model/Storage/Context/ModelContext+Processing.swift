import Foundation

/// An observer of fetched results, as a context knows it.
protocol ContextObserver: AnyObject {
  var observedEntity: ObjectIdentifier { get }
  func refresh()
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
    var touched: Set<ObjectIdentifier> = []
    for (type, registry) in registries where registry.isTouched {
      registry.isTouched = false
      touched.insert(type)
    }
    if touched.isEmpty { return }
    for entry in observers.values.sorted(by: { $0.number < $1.number }) {
      guard let observer = entry.observer,
        touched.contains(observer.observedEntity)
      else { continue }
      observer.refresh()
    }
  }

  /// Whether ``processPendingChanges()`` would find something to do, apart from
  /// what other processes have written.
  var hasUnprocessedChanges: Bool {
    !isProcessing
      && (registries.values.contains(where: \.isTouched) || !mailbox.isEmpty)
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
      registry.isTouched = true
      do {
        for (row, values) in try read(rows, of: registry) {
          registry.refresh(row: row, values: values)
        }
      } catch {
        // The store can't be read just now; the next pass tries again.
        mailbox.putBack([registry.entity.name: rows])
      }
    }
  }

  private func read(
    _ rows: Mailbox.Rows, of registry: EntityRegistry
  ) throws -> [(Int64, [SQLValue]?)] {
    let known =
      switch rows {
      case .all: registry.objects.keys.sorted()
      case .some(let rows):
        rows.filter { registry.objects[$0] != nil }.sorted()
      }
    if known.isEmpty { return [] }
    let entity = registry.entity
    let sql = "\(entity.selectSQL) WHERE \(rowColumn) = ?"
    return try store.withConnection { connection in
      try known.map { row in
        let found = try connection.rows(
          sql, [.integer(row)], columns: entity.columns.count + 1)
        return (row, found.first.map { Array($0.dropFirst()) })
      }
    }
  }
}
