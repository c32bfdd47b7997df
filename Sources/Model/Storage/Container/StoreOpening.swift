import CSQLite
import Foundation

/// Opens a store's file, or refuses it and leaves it as it is.
struct StoreOpening {
  let configuration: ModelConfiguration
  let entities: [any EntityLayout]

  func open() throws(StorageError) -> SQLiteConnection {
    do {
      if configuration.isStoredInMemoryOnly {
        let connection = try SQLiteConnection(
          name: ":memory:", busyTimeout: configuration.busyTimeout)
        try prepareTables(connection)
        return connection
      }
      try StoreFile(configuration: configuration).check()
      let connection = try SQLiteConnection(
        name: configuration.path, busyTimeout: configuration.busyTimeout)
      try setJournal(connection)
      let isFull = configuration.durability == .full
      try connection.run(
        "PRAGMA synchronous = \(isFull ? "FULL" : "NORMAL")")
      try prepareTables(connection)
      return connection
    } catch {
      throw .cannotOpen(
        file: configuration.displayName,
        reason: OpenFailure(error, configuration))
    }
  }

  /// Makes saves append to a log, so that others can read meanwhile.
  ///
  /// SQLite doesn't wait for a lock when it changes a file's journal, which
  /// several programs may do that make the file at the same time.
  private func setJournal(_ connection: SQLiteConnection) throws {
    let deadline = ContinuousClock.now + configuration.busyTimeout
    while true {
      do {
        return try connection.run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.isBusy, ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
  }

  // MARK: Tables

  /// Adds what the file lacks.
  ///
  /// A file that lacks nothing isn't written, so it can be opened while another
  /// program holds it locked.
  private func prepareTables(_ connection: SQLiteConnection) throws {
    if try missing(in: connection).isEmpty { return }
    try connection.transaction {
      for statement in try missing(in: connection) {
        try connection.run(statement)
      }
    }
  }

  private func missing(in connection: SQLiteConnection) throws -> [String] {
    var statements: [String] = []
    let tables = try connection.rows(
      "SELECT name FROM sqlite_master WHERE type = 'table'", columns: 1)
    if !tables.contains([.text(ChangeCounters.table)]) {
      statements.append(ChangeCounters.create)
    }
    for entity in entities {
      if tables.contains([.text(entity.name)]) {
        statements += try missingColumns(of: entity, in: connection)
      } else {
        statements.append(creation(of: entity))
      }
    }
    let mark = try connection.integer("PRAGMA application_id")
    if mark != StoreFile.applicationID {
      statements.append("PRAGMA application_id = \(StoreFile.applicationID)")
    }
    let version = try connection.integer("PRAGMA user_version")
    if version < configuration.schemaVersion {
      statements.append(
        "PRAGMA user_version = \(configuration.schemaVersion)")
    }
    return statements
  }

  private func creation(of entity: any EntityLayout) -> String {
    // AUTOINCREMENT, so that the number of a deleted row is never used again.
    let row = "\(rowColumn) INTEGER PRIMARY KEY AUTOINCREMENT"
    let columns = [row] + entity.columns.map(\.declaration)
    return """
      CREATE TABLE \(entity.name.quotedName) \
      (\(columns.joined(separator: ", ")))
      """
  }

  private func missingColumns(
    of entity: any EntityLayout, in connection: SQLiteConnection
  ) throws -> [String] {
    let rows = try connection.rows(
      "SELECT name, type FROM pragma_table_info(?)", [.text(entity.name)],
      columns: 2)
    var types: [String: String] = [:]
    for row in rows {
      if case .text(let name) = row[0], case .text(let type) = row[1] {
        types[name] = type
      }
    }
    var statements: [String] = []
    for column in entity.columns {
      guard let type = types[column.name] else {
        statements.append(
          """
          ALTER TABLE \(entity.name.quotedName) \
          ADD COLUMN \(column.declaration)
          """)
        continue
      }
      if type != column.type {
        throw OpenFailure.otherType(
          entity: entity.name, attribute: column.name, found: type,
          declared: column.type)
      }
    }
    return statements
  }
}

extension OpenFailure {
  /// The reason behind an error thrown while a file was opened.
  init(_ error: any Error, _ configuration: ModelConfiguration) {
    if let failure = error as? OpenFailure {
      self = failure
      return
    }
    guard let failure = error as? SQLiteFailure else {
      self = .failed(code: 0, message: "\(error)")
      return
    }
    self =
      switch Int(failure.code) {
      case SQLITE_BUSY, SQLITE_LOCKED:
        .locked(seconds: configuration.busySeconds)
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .damaged(detail: failure.message)
      case SQLITE_READONLY: .readOnly
      case SQLITE_PERM, SQLITE_AUTH:
        .noPermission(path: configuration.path)
      default:
        .failed(code: Int(failure.extendedCode), message: failure.message)
      }
  }
}
