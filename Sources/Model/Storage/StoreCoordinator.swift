import Foundation
import Synchronization

/// The store of a container and of its contexts: one connection, and word of
/// each change to all who share it.
final class StoreCoordinator: Sendable {
  let configuration: ModelConfiguration
  let connection: Connection

  /// Tells identifiers of this store from those of another.
  let storeIdentifier: String

  private let entityNames: Set<String>
  private let state = Mutex(State())

  private struct State {
    var inboxes: [WeakInbox] = []

    /// SQLite's mark of what other connections have committed.
    var dataVersion = 0

    /// How often each type's table was changed, by anyone.
    var changeCounts: [String: Int] = [:]
  }

  private struct WeakInbox {
    weak var inbox: ChangeInbox?
  }

  /// Opens a store, and makes it if there is none.
  ///
  /// - Throws: ``StorageError``; a file that is refused is as before.
  init(
    for types: [any PersistentModel.Type], _ configuration: ModelConfiguration
  ) throws {
    self.configuration = configuration
    entityNames = Set(types.map { $0.entityName })
    if let url = configuration.url {
      try StoreFile(url: url).check()
    }
    connection = try Connection(
      url: configuration.url, busyTimeout: configuration.busyTimeout)
    storeIdentifier = try connection.perform { connection in
      try Self.prepare(connection, for: types, configuration)
    }
    try connection.perform { connection in
      try state.withLock { state in
        state.dataVersion = try connection.integer("PRAGMA data_version")
        state.changeCounts = try Self.changeCounts(of: connection)
      }
    }
  }

  /// Whether the store keeps no type at all.
  var isEmpty: Bool { entityNames.isEmpty }

  func knows(_ name: String) -> Bool { entityNames.contains(name) }

  // MARK: Opening

  private static func prepare(
    _ connection: Connection, for types: [any PersistentModel.Type],
    _ configuration: ModelConfiguration
  ) throws -> String {
    if let url = configuration.url {
      guard !connection.isReadOnly else {
        throw StorageError.readOnly(url.path(percentEncoded: false))
      }
      guard try connection.value("PRAGMA quick_check(1)") == .text("ok") else {
        throw StorageError.cannotOpen(
          url.path(percentEncoded: false), .damaged)
      }
    }
    if try needsTables(connection, for: types) {
      try connection.transaction { try makeTables(connection, for: types) }
    }
    if configuration.url != nil {
      try connection.execute("PRAGMA journal_mode = WAL")
    }
    let level = configuration.durability == .full ? "FULL" : "NORMAL"
    try connection.execute("PRAGMA synchronous = \(level)")
    guard
      case .text(let identifier) = try connection.value(
        "SELECT identifier FROM workbench_store")
    else { return "" }
    return identifier
  }

  private static func needsTables(
    _ connection: Connection, for types: [any PersistentModel.Type]
  ) throws -> Bool {
    for name in types.map({ $0.entityName }) + ["workbench_store"] {
      let count = try connection.integer(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?",
        [.text(name)])
      if count == 0 { return true }
    }
    return false
  }

  private static func makeTables(
    _ connection: Connection, for types: [any PersistentModel.Type]
  ) throws {
    try connection.execute(
      """
      PRAGMA application_id = \(StoreFile.applicationID);
      PRAGMA user_version = \(StoreFile.formatVersion);
      CREATE TABLE IF NOT EXISTS workbench_store (identifier TEXT NOT NULL);
      INSERT INTO workbench_store SELECT lower(hex(randomblob(16)))
        WHERE NOT EXISTS (SELECT 1 FROM workbench_store);
      CREATE TABLE IF NOT EXISTS workbench_changes
        (entity TEXT PRIMARY KEY, count INTEGER NOT NULL);
      """)
    for type in types {
      try connection.execute(tableDefinition(of: type))
    }
  }

  // MARK: Changes

  /// Deletes all models of all types.
  ///
  /// - Throws: ``StorageError``; nothing is deleted then.
  func erase() throws {
    try write(entities: entityNames) { connection in
      for name in entityNames {
        try connection.execute("DELETE FROM \(quoted(name))")
      }
    }
    post(entityNames.reduce(into: [:]) { $0[$1] = .all }, except: nil)
  }

  /// Writes in one transaction, and counts a change of each entity.
  ///
  /// - Throws: What the body throws, or ``StorageError``; nothing is written.
  func write(
    entities: Set<String>, withoutWaiting: Bool = false,
    _ body: (Connection) throws -> Void
  ) throws {
    var counts: [String: Int] = [:]
    let work = { (connection: Connection) in
      try connection.transaction {
        try body(connection)
        for name in entities {
          try connection.statement(Self.countChange).run([.text(name)])
        }
        counts = try Self.changeCounts(of: connection)
      }
    }
    if withoutWaiting {
      try connection.performWithoutWaiting(work)
    } else {
      try connection.perform(work)
    }
    notice(counts, own: entities)
  }

  private static let countChange = """
    INSERT INTO workbench_changes VALUES (?, 1)
    ON CONFLICT (entity) DO UPDATE SET count = count + 1
    """

  private static func changeCounts(
    of connection: Connection
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    let statement = try connection.statement(
      "SELECT entity, count FROM workbench_changes")
    try statement.run {
      if case .text(let name) = statement.value(at: 0) {
        counts[name] = Int(statement.integer(at: 1))
      }
    }
    return counts
  }

  /// Looks for what other connections to the file have committed, and tells
  /// the contexts.
  ///
  /// - Throws: ``StorageError``.
  func noticeChangesElsewhere() throws {
    guard configuration.url != nil else { return }
    try connection.perform { connection in
      let version = try connection.integer("PRAGMA data_version")
      guard state.withLock({ $0.dataVersion != version }) else { return }
      notice(try Self.changeCounts(of: connection), own: [])
      state.withLock { $0.dataVersion = version }
    }
  }

  /// Compares counts of changes with those that were known.
  private func notice(_ counts: [String: Int], own: Set<String>) {
    let foreign = state.withLock { state in
      defer { state.changeCounts = counts }
      return counts.filter { name, count in
        let known = state.changeCounts[name, default: 0]
        return count != known + (own.contains(name) ? 1 : 0)
      }
    }
    post(foreign.mapValues { _ in .all }, except: nil)
  }

  /// Tells the contexts of changed rows.
  func post(_ changes: [String: RowChanges], except sender: ChangeInbox?) {
    guard !changes.isEmpty else { return }
    let inboxes = state.withLock { state in
      state.inboxes.removeAll { $0.inbox == nil }
      return state.inboxes.compactMap(\.inbox)
    }
    for inbox in inboxes where inbox !== sender {
      inbox.add(changes)
    }
  }

  func register(_ inbox: ChangeInbox) {
    state.withLock { $0.inboxes.append(WeakInbox(inbox: inbox)) }
  }
}
