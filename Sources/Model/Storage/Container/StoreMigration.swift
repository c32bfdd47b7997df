/// Brings the tables of a file in line with a schema.
struct StoreMigration {
  let configuration: ModelConfiguration
  let version: Schema.Version
  let entities: [Entity]
  let plan: (any SchemaMigrationPlan.Type)?

  /// Adds what the file lacks, and takes the steps of the plan.
  ///
  /// A file that lacks nothing isn't written, so it can be opened while another
  /// program holds it locked. Otherwise all is one transaction.
  func run(_ connection: SQLiteConnection) throws {
    if try isCurrent(connection) { return }
    try connection.transaction {
      if try isCurrent(connection) { return }
      try checkVersion(connection)
      try connection.run(ChangeCounters.create)
      try connection.run("PRAGMA application_id = \(StoreFile.applicationID)")
      for stage in try stages(for: connection) {
        try run(stage, connection)
      }
      try adapt(connection, to: entities)
      try connection.run("PRAGMA user_version = \(version.number)")
    }
  }

  /// Refuses a file that a newer program has changed in the meantime.
  private func checkVersion(_ connection: SQLiteConnection) throws {
    let found = Schema.Version(
      number: Int(try connection.integer("PRAGMA user_version")))
    if found > version {
      throw OpenFailure.newer(found: found, supported: version)
    }
  }

  private func isCurrent(_ connection: SQLiteConnection) throws -> Bool {
    guard try connection.integer("PRAGMA user_version") == version.number,
      try connection.integer("PRAGMA application_id")
        == StoreFile.applicationID,
      try has(ChangeCounters.table, connection)
    else { return false }
    return try entities.allSatisfy { entity in
      let table = try EntityTable(entity, in: connection)
      return try table.columnChanges(isWritten: false).isEmpty
        && (table.droppedIndexes + table.madeIndexes).isEmpty
    }
  }

  private func has(
    _ table: String, _ connection: SQLiteConnection
  ) throws -> Bool {
    try connection.integer(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?",
      [.text(table)]) > 0
  }

  /// The steps from the file's version to this one; none for a new file.
  private func stages(
    for connection: SQLiteConnection
  ) throws -> [MigrationStage] {
    let number = try connection.integer("PRAGMA user_version")
    if number == 0 { return [] }
    let found = Schema.Version(number: Int(number))
    return (plan?.stages ?? []).filter {
      found <= $0.fromVersion.versionIdentifier
        && $0.toVersion.versionIdentifier <= version
    }
  }

  private func run(
    _ stage: MigrationStage, _ connection: SQLiteConnection
  ) throws {
    let old = stage.fromVersion.models.map { $0.makeEntity() }
    let new = stage.toVersion.models.map { $0.makeEntity() }
    guard case .custom(_, _, let willMigrate, let didMigrate) = stage else {
      return try adapt(connection, to: new)
    }
    if let willMigrate {
      try adapt(connection, to: old)
      try work(willMigrate, on: old, connection)
    }
    // New indexes of unique columns come later: the step may have to make the
    // values differ.
    for entity in new {
      let table = try EntityTable(entity, in: connection)
      for statement in table.droppedIndexes { try connection.run(statement) }
      for statement in try table.columnChanges(isWritten: true) {
        try connection.run(statement)
      }
    }
    if let didMigrate { try work(didMigrate, on: new, connection) }
  }

  private func work(
    _ step: @Sendable (ModelContext) throws -> Void,
    on entities: [Entity], _ connection: SQLiteConnection
  ) throws {
    let store = try Store(
      configuration: configuration, entities: entities, connection: connection)
    let context = ModelContext(ModelContainer(store: store))
    do {
      defer { store.retire() }
      try step(context)
      try context.save()
    } catch {
      throw OpenFailure.migrationFailed(message: "\(error)")
    }
    // A full disk ends the transaction, and the step may have kept silent.
    if !connection.isInTransaction { throw OpenFailure.diskFull }
  }

  private func adapt(
    _ connection: SQLiteConnection, to entities: [Entity]
  ) throws {
    for entity in entities {
      let table = try EntityTable(entity, in: connection)
      for statement in try table.columnChanges(isWritten: false) {
        try connection.run(statement)
      }
      let indexes = try EntityTable(entity, in: connection)
      for statement in indexes.droppedIndexes + indexes.madeIndexes {
        do {
          try connection.run(statement)
        } catch {
          guard error.isConstraint else { throw error }
          throw OpenFailure.notUnique(
            entity: entity.name, detail: error.message)
        }
      }
    }
  }
}
