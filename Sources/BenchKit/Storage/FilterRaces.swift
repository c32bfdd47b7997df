import Foundation
import Model

extension Race {
  private static let position = "Forward"
  private static let least = 500
  private static let limit = 100

  /// The first of the rows that meet a condition, by a sort in memory.
  ///
  /// Each run has a context that has nothing yet; the descriptor is made
  /// beforehand, and translating it is timed. Raw calls run the same SQL,
  /// prepared once.
  static func filter(_ fixture: StorageFixture) throws -> Race {
    try filter(
      "no index", fixture, fixture.makeStore(fixture.rows),
      bounds: Bounds(goal: 1.1, unacceptable: 1.3), repetitions: 5)
  }

  /// The same where an index has every column of condition and order.
  static func indexedFilter(_ fixture: StorageFixture) throws -> Race {
    let file = try fixture.makeStore(fixture.rows)
    try RawConnection(file).run(
      "CREATE INDEX byPosition ON Footballer (position, name, number)")
    return try filter(
      "indexed", fixture, file,
      bounds: Bounds(goal: 2.5, unacceptable: 4), repetitions: 50)
  }

  private static func filter(
    _ kind: String, _ fixture: StorageFixture, _ file: URL, bounds: Bounds,
    repetitions: Int
  ) throws -> Race {
    let matches = fixture.rows
      .filter { $0.position == position && $0.number >= least }
    let expected = Digest(matches.sortedByName().prefix(limit))
    return Race(
      title: "filter, limit \(limit), \(kind)", bounds: bounds,
      baseline: try rawFilter(file, expected, repetitions),
      ours: try ourFilter(
        fixture.container(file), expected, repetitions))
  }

  private static func rawFilter(
    _ file: URL, _ expected: Digest, _ repetitions: Int
  ) throws -> Contender {
    let connection = try RawConnection(file)
    let statement = try connection.statement(
      """
      \(StorageFixture.selection) WHERE position = ? AND number >= ? \
      ORDER BY name, rowid LIMIT ?
      """)
    return Contender(
      "raw SQLite", expected: expected, repetitions: repetitions,
      prepare: { connection },
      work: { _ in
        statement.bind(position, at: 1)
        statement.bind(least, at: 2)
        statement.bind(limit, at: 3)
        return try statement.rows()
      },
      digest: { _, rows in Digest(rows) })
  }

  private static func ourFilter(
    _ container: ModelContainer, _ expected: Digest, _ repetitions: Int
  ) throws -> Contender {
    let (position, least) = (position, least)
    var descriptor = FetchDescriptor<Footballer>(
      predicate: #Predicate { $0.position == position && $0.number >= least },
      sortBy: [SortDescriptor(\.name, comparator: .lexical)])
    descriptor.fetchLimit = limit
    return Contender(
      "ours", expected: expected, repetitions: repetitions,
      prepare: { ModelContext(container) },
      work: { [descriptor] in try $0.fetch(descriptor) },
      digest: { _, found in Digest(found.map(\.row)) })
  }
}

extension [FootballerRow] {
  /// The rows by name, and those with equal names in the order of insertion.
  func sortedByName() -> [FootballerRow] {
    enumerated().sorted { left, right in
      (left.element.name, left.offset) < (right.element.name, right.offset)
    }.map(\.element)
  }
}
