extension Subject {
  /// The storage layer against SQLite's own C calls.
  ///
  /// Goals and bounds are ratios that were set before the layer was written.
  static let storage = Subject(
    name: "storage", summary: "the storage layer against raw SQLite calls",
    options: [.rows, .runs, .durability, .json]
  ) { session in
    let fixture = StorageFixture(session.options, in: session.folder)
    // One at a time: each is gone, with its files open, before the next.
    let races: [@MainActor (StorageFixture) throws -> Race] = [
      Race.insert, Race.coldFetch, Race.repeatedFetch, Race.filter,
      Race.indexedFilter, Race.observer, Race.longObserver, Race.growth,
      { try Race.memory($0, executable: session.executable) },
    ]
    return try races.map { race in
      try race(fixture).run(session.options.runs, progress: session.progress)
    }
  }
}
