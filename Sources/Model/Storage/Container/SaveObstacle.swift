/// What keeps a store from being written while it can still be read.
///
/// Each is real: SQLite itself refuses the save. A specification shows with
/// them what a program makes of it.
package enum SaveObstacle: String, CaseIterable, Sendable {
  /// Another connection holds the file locked.
  case lock
  /// A save needs more room than there is.
  case fullDisk = "full disk"
  /// The file may be read but not written.
  case readOnly = "read-only"
}

extension ModelContainer {
  /// Makes the saves of every context of the container fail.
  ///
  /// - Parameter obstacle: Why they fail. A lock needs a store in a file.
  /// - Returns: An object with whose end saves succeed again.
  /// - Throws: ``StorageError`` if something is in the way already.
  package func obstructSaves(by obstacle: SaveObstacle) throws -> AnyObject {
    switch obstacle {
    case .lock: try FileLock(store)
    case .fullDisk: try Restriction(store, .fullDisk)
    case .readOnly: try Restriction(store, .readOnly)
    }
  }
}

/// A connection of its own that holds a file locked.
private final class FileLock {
  private let connection: SQLiteConnection

  init(_ store: Store) throws {
    do throws(SQLiteFailure) {
      connection = try SQLiteConnection(
        name: store.configuration.path, busyTimeout: .zero)
      try connection.run("BEGIN IMMEDIATE")
    } catch {
      throw error.storageError(store.configuration)
    }
  }
}

/// Statements that restrict a store's connection, and some that free it.
private final class Restriction {
  struct Statements {
    let begin: [String]
    let end: [String]

    /// Each save is made to need a megabyte more than the file may have.
    static let fullDisk = Statements(
      begin: [
        """
        CREATE TEMP TRIGGER more_room BEFORE INSERT ON \(ChangeCounters.table) \
        BEGIN INSERT INTO \(ChangeCounters.table) \
        VALUES (CAST(zeroblob(1000000) AS TEXT), 0); END
        """,
        "PRAGMA max_page_count = 1",
      ],
      end: ["DROP TRIGGER more_room", "PRAGMA max_page_count = 1073741823"])

    static let readOnly = Statements(
      begin: ["PRAGMA query_only = 1"], end: ["PRAGMA query_only = 0"])
  }

  private let store: Store
  private let statements: Statements

  init(_ store: Store, _ statements: Statements) throws {
    self.store = store
    self.statements = statements
    try run(statements.begin)
  }

  deinit {
    // What is freed can be written, so there is nothing to fail.
    try? run(statements.end)
  }

  private func run(_ statements: [String]) throws {
    try store.withConnection { connection in
      for statement in statements {
        _ = try connection.rows(statement, columns: 0)
      }
    }
  }
}
