import Foundation

extension ModelContext {
  /// The objects that a descriptor describes.
  ///
  /// What is pending counts, with predicate, order, limit and offset applied to
  /// the whole, unless the descriptor says otherwise. Every string is compared
  /// as Swift compares it, saved or not.
  ///
  /// - Parameter descriptor: Which objects, in which order.
  /// - Returns: The objects; none if there is no container.
  /// - Throws: ``StorageError``: a predicate or an order that SQL can't follow,
  ///   an entity that the container lacks, or a store that can't be read.
  ///   https://developer.apple.com/documentation/swiftdata/swiftdataerror
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [T] {
    guard let query = try query(descriptor) else { return [] }
    return try fetch(query)
  }

  /// A descriptor as what would be asked of the store; nil if there is none.
  func query<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    sectionBy section: PartialKeyPath<T>? = nil
  ) throws -> FetchQuery<T>? {
    try registry(for: T.self).map { registry in
      try FetchQuery(
        descriptor, entity: registry.entity, sectionBy: section)
    }
  }

  /// The objects that a query gives.
  func fetch<T: PersistentModel>(_ query: FetchQuery<T>) throws -> [T] {
    guard let registry = try registry(for: T.self) else { return [] }
    store.countFetch()
    takeInNews()
    guard query.includesPending, registry.hasPending else {
      return try load(query.rows, query.arguments, registry).known(as: T.self)
    }
    // Each pending object may take up to one row out of the window.
    let taken = registry.changed.count + registry.deleted.count
    let limit = query.limit?.adding(query.offset ?? 0)?.adding(taken)
    let saved = try load(
      query.rows(limit: limit, offset: nil), query.arguments, registry,
      skipsPending: true)
    let pending = try pendingMatches(query, registry)
    let all = query.order.merge(saved, pending).known(as: T.self)
    let rest = all.dropFirst(query.offset ?? 0)
    return Array(query.limit.map { rest.prefix($0) } ?? rest)
  }

  /// How many objects a descriptor describes.
  ///
  /// - Parameter descriptor: Which objects; limit and offset count.
  /// - Returns: The number that ``fetch(_:)`` would give.
  /// - Throws: What ``fetch(_:)`` throws.
  public func fetchCount<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> Int {
    guard let query = try query(descriptor),
      let registry = try registry(for: T.self)
    else { return 0 }
    store.countFetch()
    takeInNews()
    guard query.includesPending, registry.hasPending else {
      return try store.withConnection { connection in
        Int(try connection.integer(query.count, query.arguments))
      }
    }
    let saved = try store.withConnection { connection in
      let statement = try connection.statement(query.identities)
      defer { statement.reset() }
      try statement.bind(query.arguments)
      var count = 0
      while try statement.step() {
        if registry.isPending(statement.integer(at: 0)) { continue }
        count += 1
      }
      return count
    }
    let pending = try pendingMatches(query, registry)
    let rest = max(saved + pending.count - (query.offset ?? 0), 0)
    return query.limit.map { min($0, rest) } ?? rest
  }

  /// The identifiers of the objects that a descriptor describes.
  ///
  /// - Parameter descriptor: Which objects, in which order.
  /// - Returns: Their identifiers; temporary ones for unsaved objects.
  /// - Throws: What ``fetch(_:)`` throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  // MARK: Rows

  func load(
    _ sql: String, _ arguments: [SQLValue], _ registry: EntityRegistry,
    skipsPending: Bool = false
  ) throws -> [StoredObject] {
    // Others may have saved since news was taken in. The known objects of the
    // result are then brought to the moment of which the rows are.
    var late: [(row: Int64, values: [SQLValue])] = []
    defer {
      for (row, values) in late { registry.refresh(row: row, values: values) }
      registry.tellNews()
    }
    return try store.withConnection { connection in
      try connection.snapshot {
        let isLate = try !mailbox.isEmpty || store.isBehind(connection)
        let statement = try connection.statement(sql)
        defer { statement.reset() }
        try statement.bind(arguments)
        var objects: [StoredObject] = []
        while try statement.step() {
          let row = statement.integer(at: 0)
          if skipsPending, registry.isPending(row) { continue }
          let object = registry.objectOrNew(at: row)
          if object.registry == nil {
            _ = object.become(.clean, in: registry, identity: row)
            try registry.entity.load(statement, into: object)
          } else if isLate {
            late.append((row, registry.entity.values(statement)))
          }
          objects.append(object)
        }
        return objects
      }
    }
  }
}

extension EntityRegistry {
  fileprivate func isPending(_ row: Int64) -> Bool {
    changed[row] != nil || deleted[row] != nil
  }
}

extension Int {
  /// The sum, or nil when it is too large, which is as good as no limit.
  fileprivate func adding(_ other: Int) -> Int? {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? nil : sum.partialValue
  }
}
