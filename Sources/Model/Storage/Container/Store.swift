import CSQLite
import Foundation
import Synchronization

/// What the contexts of one container share: entities, connection, mail.
final class Store: Sendable {
  let configuration: ModelConfiguration
  let entities: [Entity]
  @MainActor weak var mainContext: ModelContext?

  private let connection: SQLiteConnection
  // Not a Mutex, whose results must be sendable: rows become objects of a
  // context while the lock is held.
  private let lock = NSRecursiveLock()
  private let usage = Mutex(Usage.free)

  private enum Usage {
    case free, inUse, retired
  }
  private let shared = Mutex(Shared())
  private let fetches = Mutex(0)

  private struct Shared {
    var mailboxes: [WeakMailbox] = []
    /// The state of the file in which the counters were last read.
    var dataVersion: Int64 = 0
    /// How often each entity was written, as far as this store knows.
    var counters: [String: Int64] = [:]
  }

  private struct WeakMailbox: Sendable {
    weak let mailbox: Mailbox?
  }

  /// Opens a file, or memory.
  convenience init(
    schema: Schema, plan: (any SchemaMigrationPlan.Type)?,
    configuration: ModelConfiguration
  ) throws {
    let entities = schema.types.map { $0.makeEntity() }
    try schema.check(entities)
    try self.init(
      configuration: configuration, entities: entities,
      connection: StoreOpening(
        configuration: configuration, version: schema.version,
        entities: entities, plan: plan
      ).open())
  }

  /// A store on a connection that is open.
  init(
    configuration: ModelConfiguration, entities: [Entity],
    connection: SQLiteConnection
  ) throws {
    self.configuration = configuration
    self.entities = entities
    self.connection = connection
    try noteCounters()
  }

  // MARK: Connection

  /// Runs work on the connection, alone.
  ///
  /// - Throws: ``StorageError``: what SQLite answers is translated.
  func withConnection<Result>(
    _ body: (SQLiteConnection) throws -> Result
  ) throws -> Result {
    lock.lock()
    defer { lock.unlock() }
    try beginUse()
    defer { endUse() }
    do {
      return try body(connection)
    } catch let failure as SQLiteFailure {
      throw failure.storageError(configuration)
    }
  }

  /// Makes the store unusable, because its connection serves another now.
  func retire() {
    lock.lock()
    defer { lock.unlock() }
    usage.withLock { $0 = .retired }
  }

  /// Refuses what can't be answered: the lock lets the thread in that has it.
  private func beginUse() throws {
    let refusal = usage.withLock { usage -> String? in
      switch usage {
      case .free:
        usage = .inUse
        return nil
      case .inUse:
        return """
          it is asked for something by what it just makes an object of, such \
          as the default of an attribute
          """
      case .retired:
        return "the migration that had it is over"
      }
    }
    guard let refusal else { return }
    throw StorageError.failed(
      file: configuration.displayName, code: SQLITE_MISUSE, message: refusal)
  }

  private func endUse() {
    usage.withLock { usage in
      if case .inUse = usage { usage = .free }
    }
  }

  /// Writes in one transaction and tells every context but the writer.
  ///
  /// - Parameters:
  ///   - writer: The mailbox of the context that writes, if any.
  ///   - waits: Whether it waits for another connection's lock.
  ///   - body: The writing; it returns what it has written.
  /// - Returns: What the body returns beside that.
  /// - Throws: ``StorageError``, or what the body throws. Nothing is written.
  func write<Result>(
    by writer: Mailbox?, waits: Bool = true,
    _ body: (SQLiteConnection) throws -> ([String: Mailbox.Rows], Result)
  ) throws -> Result {
    let (news, result) = try withConnection { connection in
      let outcome = try connection.transaction(waits: waits) {
        let outcome = try body(connection)
        for name in outcome.0.keys.sorted() {
          try connection.run(ChangeCounters.bump, [.text(name)])
        }
        return outcome
      }
      // Others' writes show as a difference from what we have counted.
      shared.withLock { shared in
        for name in outcome.0.keys { shared.counters[name, default: 0] += 1 }
      }
      leave(outcome.0, except: writer)
      return outcome
    }
    announce(news, except: writer)
    return result
  }

  /// Deletes the rows of every entity.
  func deleteAllRows() throws {
    try write(by: nil) { connection in
      for entity in entities {
        try connection.run("DELETE FROM \(entity.name.quotedName)")
      }
      let names = entities.map(\.name)
      return (Dictionary(uniqueKeysWithValues: names.map { ($0, .all) }), ())
    }
  }

  // MARK: Fetches

  /// How often a descriptor was fetched or counted.
  var fetchCount: Int { fetches.withLock { $0 } }

  func countFetch() {
    fetches.withLock { $0 += 1 }
  }

  // MARK: Mail

  /// A mailbox that gets word of every write until nobody holds it.
  func makeMailbox() -> Mailbox {
    let mailbox = Mailbox()
    shared.withLock { shared in
      shared.mailboxes.removeAll { $0.mailbox == nil }
      shared.mailboxes.append(WeakMailbox(mailbox: mailbox))
    }
    return mailbox
  }

  /// Leaves word of a write before anyone else can read what it has written.
  private func leave(_ news: [String: Mailbox.Rows], except writer: Mailbox?) {
    for mailbox in mailboxes where mailbox !== writer {
      mailbox.putBack(news)
    }
  }

  /// Says so, when the connection is free again.
  private func announce(
    _ news: [String: Mailbox.Rows], except writer: Mailbox?
  ) {
    if news.isEmpty { return }
    for mailbox in mailboxes where mailbox !== writer { mailbox.announce() }
  }

  private var mailboxes: [Mailbox] {
    shared.withLock { $0.mailboxes.compactMap(\.mailbox) }
  }

  // MARK: Other processes

  /// Posts what other connections to the file have committed.
  ///
  /// A file that can't be read just now is looked at again the next time.
  func noticeOtherConnections() {
    if configuration.isStoredInMemoryOnly { return }
    let news = try? withConnection { connection -> [String: Mailbox.Rows] in
      let version = try connection.integer("PRAGMA data_version")
      if shared.withLock({ $0.dataVersion }) == version { return [:] }
      let counters = try ChangeCounters.read(connection)
      let touched = shared.withLock { shared in
        let touched = entities.map(\.name).filter { name in
          counters[name, default: 0] != shared.counters[name, default: 0]
        }
        shared.dataVersion = version
        shared.counters = counters
        return touched
      }
      let news = Dictionary(
        uniqueKeysWithValues: touched.map { ($0, Mailbox.Rows.all) })
      leave(news, except: nil)
      return news
    }
    announce(news ?? [:], except: nil)
  }

  /// Whether another connection has written since word of it was left.
  func isBehind(_ connection: SQLiteConnection) throws -> Bool {
    if configuration.isStoredInMemoryOnly { return false }
    let version = try connection.integer("PRAGMA data_version")
    return shared.withLock { $0.dataVersion } != version
  }

  private func noteCounters() throws {
    try withConnection { connection in
      let version = try connection.integer("PRAGMA data_version")
      let counters = try ChangeCounters.read(connection)
      shared.withLock { shared in
        shared.dataVersion = version
        shared.counters = counters
      }
    }
  }
}
