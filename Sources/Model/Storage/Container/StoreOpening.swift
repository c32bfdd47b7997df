import CSQLite
import Foundation

/// Opens a store's file, or refuses it and leaves it as it is.
struct StoreOpening {
  let configuration: ModelConfiguration
  let version: Schema.Version
  let entities: [Entity]
  let plan: (any SchemaMigrationPlan.Type)?

  func open() throws(StorageError) -> SQLiteConnection {
    do {
      if configuration.isStoredInMemoryOnly {
        let connection = try SQLiteConnection(
          name: ":memory:", busyTimeout: configuration.busyTimeout)
        try migration.run(connection)
        return connection
      }
      configuration.makeDefaultFolder()
      try StoreFile(configuration: configuration, version: version).check()
      let connection = try SQLiteConnection(
        name: configuration.path, busyTimeout: configuration.busyTimeout)
      try setJournal(connection)
      let isFull = configuration.durability == .full
      try connection.run(
        "PRAGMA synchronous = \(isFull ? "FULL" : "NORMAL")")
      try migration.run(connection)
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

  private var migration: StoreMigration {
    StoreMigration(
      configuration: configuration, version: version, entities: entities,
      plan: plan)
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
      case _ where failure.isFull: .diskFull
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
