import Foundation
import Model

extension Race {
  private static let repetitions = 20

  /// A row is inserted and saved, and a list sorted by name has it.
  ///
  /// Raw calls insert it in a transaction of its own and read the list again.
  /// Between the repetitions the row is deleted, which isn't timed.
  static func observer(_ fixture: StorageFixture) throws -> Race {
    let rows = rows(fixture, oneIn: 100)
    return Race(
      title: "insert → observer has \(rows.count.grouped)",
      bounds: Bounds(goal: 0.1, unacceptable: 1),
      baseline: try rawObserver(fixture, rows),
      ours: try ourObserver("ours", fixture, rows))
  }

  /// The same with a long list, held to what ours takes with a short one.
  static func longObserver(_ fixture: StorageFixture) throws -> Race {
    let short = rows(fixture, oneIn: 1_000)
    let long = rows(fixture, oneIn: 10)
    return Race(
      title:
        "the same: \(long.count.grouped), not \(short.count.grouped)",
      bounds: Bounds(goal: 2, unacceptable: 5),
      baseline: try ourObserver(
        "ours with \(short.count.grouped)", fixture, short),
      ours: try ourObserver("ours", fixture, long))
  }

  private static func rows(
    _ fixture: StorageFixture, oneIn share: Int
  ) -> [FootballerRow] {
    Array(fixture.rows.prefix(max(1, fixture.rows.count / share)))
  }

  private static func rawObserver(
    _ fixture: StorageFixture, _ rows: [FootballerRow]
  ) throws -> Contender {
    let connection = try fixture.connection(fixture.makeStore(rows.dropLast()))
    let begin = try connection.statement("BEGIN IMMEDIATE")
    let insertion = try connection.statement(StorageFixture.insertion)
    let commit = try connection.statement("COMMIT")
    let list = try connection.statement(
      "\(StorageFixture.selection) ORDER BY name, rowid")
    let deletion = try connection.statement(
      """
      DELETE FROM Footballer \
      WHERE rowid > \(rows.count - 1)
      """)
    return Contender(
      "raw SQLite", expected: Digest(rows.sortedByName()),
      repetitions: repetitions,
      prepare: {
        try deletion.run()
        return connection
      },
      work: { _ in
        try begin.run()
        for row in rows.suffix(1) { try insertion.insert(row) }
        try commit.run()
        return try list.rows()
      },
      digest: { _, found in Digest(found) })
  }

  private static func ourObserver(
    _ name: String, _ fixture: StorageFixture, _ rows: [FootballerRow]
  ) throws -> Contender {
    let context = ModelContext(
      try fixture.container(fixture.makeStore(rows.dropLast())))
    let observer = try ResultsObserver<Footballer, Never>(
      sortBy: [SortDescriptor(\.name, comparator: .lexical)],
      modelContext: context)
    var added: [Footballer] = []
    return Contender(
      name, expected: Digest(rows.sortedByName()), repetitions: repetitions,
      prepare: {
        for footballer in added { context.delete(footballer) }
        try context.save()
        added = rows.suffix(1).map(Footballer.init)
        return added
      },
      work: { added in
        for footballer in added { context.insert(footballer) }
        try context.save()
        return observer.results
      },
      digest: { _, found in Digest(found.map(\.row)) })
  }
}
