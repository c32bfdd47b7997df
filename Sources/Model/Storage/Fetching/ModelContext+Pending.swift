import Foundation

extension ModelContext {
  /// Changed and inserted objects that meet a predicate, in order.
  func pendingMatches<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, _ query: FetchQuery<T>,
    registry: EntityRegistry
  ) throws -> [T] {
    let candidates = registry.changedObjects + registry.inserted
    let objects = candidates.compactMap { $0 as? T }
    let matches = try objects.filter { object in
      try meets(object, descriptor.predicate, query)
    }
    if descriptor.sortBy.isEmpty { return matches }
    return matches.enumerated().sorted { left, right in
      switch descriptor.sortBy.order(left.element, right.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }

  /// Whether a pending object meets a predicate.
  ///
  /// SQLite is asked with the object's values, as it is for a row: Swift's `<`
  /// is wrong for some texts that aren't composed, such as a captured
  /// `"e\u{301}" < "éa"`. A value that can't be stored is left to Swift.
  private func meets<T: PersistentModel>(
    _ object: T, _ predicate: Predicate<T>?, _ query: FetchQuery<T>
  ) throws -> Bool {
    guard let predicate, let test = query.test else { return true }
    guard let values = query.values(of: object) else {
      return try predicate.evaluate(object)
    }
    return try store.withConnection { connection in
      try connection.integer(test, query.arguments + values) != 0
    }
  }

  func merge<T: PersistentModel>(
    _ saved: [T], _ pending: [T], by order: [SortDescriptor<T>]
  ) -> [T] {
    if pending.isEmpty { return saved }
    var merged: [T] = []
    merged.reserveCapacity(saved.count + pending.count)
    var next = 0
    for object in saved {
      while next < pending.count,
        order.precedes(pending[next], object)
      {
        merged.append(pending[next])
        next += 1
      }
      merged.append(object)
    }
    return merged + pending[next...]
  }
}

extension Array {
  fileprivate func order<T>(_ left: T, _ right: T) -> ComparisonResult
  where Element == SortDescriptor<T> {
    for descriptor in self {
      let result = descriptor.compare(left, right)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  /// Whether a pending object comes before a saved one; of equal ones the one
  /// that was inserted first does.
  fileprivate func precedes<T: PersistentModel>(
    _ pending: T, _ saved: T
  ) -> Bool
  where Element == SortDescriptor<T> {
    switch order(pending, saved) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame:
      pending.identity > 0 && pending.identity < saved.identity
    }
  }
}
