import Foundation
import Model

extension Race {
  /// Every row is fetched into a context that has nothing yet.
  ///
  /// Raw calls decode every column into an array of structs. The statements of
  /// both sides are prepared once and used again.
  static func coldFetch(_ fixture: StorageFixture) throws -> Race {
    let file = try fixture.makeStore(fixture.rows)
    let container = try fixture.container(file)
    return Race(
      title: "fetch \(fixture.rows.count.grouped), cold",
      bounds: Bounds(goal: 3, unacceptable: 5),
      baseline: try rawFetch(fixture, file),
      ours: Contender(
        "ours", expected: Digest(fixture.rows),
        prepare: { ModelContext(container) },
        work: { try $0.fetch(FetchDescriptor<Footballer>()) },
        digest: { _, found in Digest(found.map(\.row)) }))
  }

  /// Every row is fetched into a context that holds all of the objects.
  ///
  /// Raw calls decode every column again.
  static func repeatedFetch(_ fixture: StorageFixture) throws -> Race {
    let file = try fixture.makeStore(fixture.rows)
    let context = ModelContext(try fixture.container(file))
    let held = try context.fetch(FetchDescriptor<Footballer>())
    return Race(
      title: "fetch \(fixture.rows.count.grouped) again",
      bounds: Bounds(goal: 1.2, unacceptable: 1.5),
      baseline: try rawFetch(fixture, file),
      ours: Contender(
        "ours", expected: Digest(fixture.rows),
        prepare: { held },
        work: { _ in try context.fetch(FetchDescriptor<Footballer>()) },
        digest: { _, found in Digest(found.map(\.row)) }))
  }

  private static func rawFetch(
    _ fixture: StorageFixture, _ file: URL
  ) throws -> Contender {
    let connection = try fixture.connection(file)
    let statement = try connection.statement(
      "\(StorageFixture.selection) ORDER BY rowid")
    return Contender(
      "raw SQLite", expected: Digest(fixture.rows),
      prepare: { connection },
      work: { _ in try statement.rows() },
      digest: { _, rows in Digest(rows) })
  }
}
