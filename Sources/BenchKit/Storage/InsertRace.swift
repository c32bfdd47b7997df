import Foundation
import Model

extension Race {
  /// Every row is inserted into an empty file, in one transaction.
  ///
  /// The file is there and open. Raw calls bind an array of structs; ours
  /// inserts objects into a context and saves. Making the structs and the
  /// objects isn't timed; the commit and what it does to the log are.
  static func insert(_ fixture: StorageFixture) throws -> Race {
    Race(
      title: "insert \(fixture.rows.count.grouped) in one save",
      bounds: Bounds(goal: 1.6, unacceptable: 2),
      baseline: rawInsert(fixture), ours: ourInsert(fixture))
  }

  private static func rawInsert(_ fixture: StorageFixture) -> Contender {
    Contender(
      "raw SQLite", expected: Digest(fixture.rows),
      prepare: {
        let file = try fixture.makeStore()
        return (file, try fixture.connection(file))
      },
      work: { _, connection in
        let insertion = try connection.statement(StorageFixture.insertion)
        try connection.run("BEGIN IMMEDIATE")
        for row in fixture.rows { try insertion.insert(row) }
        try connection.run("COMMIT")
      },
      digest: { setup, _ in try removing(setup.0) })
  }

  private static func ourInsert(_ fixture: StorageFixture) -> Contender {
    Contender(
      "ours", expected: Digest(fixture.rows),
      prepare: {
        let file = try fixture.makeStore()
        let context = ModelContext(try fixture.container(file))
        return (file, context, fixture.rows.map(Footballer.init))
      },
      work: { _, context, footballers in
        for footballer in footballers { context.insert(footballer) }
        try context.save()
      },
      digest: { setup, _ in try removing(setup.0) })
  }

  /// What a file has, which is then deleted: each run makes a new one.
  private static func removing(_ file: URL) throws -> Digest {
    let rows = try RawConnection(file).statement(
      "\(StorageFixture.selection) ORDER BY rowid"
    ).rows()
    try FileManager.default.removeItem(at: file)
    return Digest(rows)
  }
}
