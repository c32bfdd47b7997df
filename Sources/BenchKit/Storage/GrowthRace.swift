import Model

extension Race {
  /// One object of many is changed and saved, held to what it takes with few.
  ///
  /// All of them are fetched and held.
  static func growth(_ fixture: StorageFixture) throws -> Race {
    let few = Array(fixture.rows.prefix(max(1, fixture.rows.count / 1_000)))
    return Race(
      title: """
        change 1 of \(fixture.rows.count.grouped), not of \
        \(few.count.grouped)
        """,
      bounds: Bounds(goal: 1.5, unacceptable: 3),
      baseline: try oneChange(
        "ours among \(few.count.grouped)", fixture, few),
      ours: try oneChange("ours", fixture, fixture.rows))
  }

  private static func oneChange(
    _ name: String, _ fixture: StorageFixture, _ rows: [FootballerRow]
  ) throws -> Contender {
    let context = ModelContext(try fixture.container(fixture.makeStore(rows)))
    let footballers = try context.fetch(FetchDescriptor<Footballer>())
    var isChanged = false
    // Every other time the object gets its old number back.
    return Contender(
      name, expected: Digest(rows), repetitions: 20,
      prepare: { isChanged.toggle() },
      work: {
        for (footballer, row) in zip(footballers, rows).prefix(1) {
          footballer.number = row.number + (isChanged ? 1 : 0)
        }
        try context.save()
      },
      digest: { _, _ in Digest(footballers.map(\.row)) })
  }
}
