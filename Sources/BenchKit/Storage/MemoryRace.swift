import Foundation

extension Race {
  /// What a process grows by when it holds every row of one file.
  static func memory(
    _ fixture: StorageFixture, executable: URL?
  ) throws -> Race {
    let file = try fixture.makeStore(fixture.rows)
    let expected = Digest(fixture.rows)
    return Race(
      title: "memory of \(fixture.rows.count.grouped) live rows",
      unit: .bytes, bounds: Bounds(goal: 2.2, unacceptable: 2.6),
      baseline: Contender("raw SQLite", expected: expected) {
        try MemoryWork.rows(.raw, of: file).run(executable)
      },
      ours: Contender("ours", expected: expected) {
        try MemoryWork.rows(.ours, of: file).run(executable)
      })
  }
}
