extension Subject {
  /// Views against plain code that makes the same lines.
  static let textUI = Subject(
    name: "text-ui", summary: "views as text against plain code",
    options: [.runs, .json]
  ) { session in
    try measureTextUI(session, few: 1_000, many: 10_000)
  }

  /// Measures pages of each kind in two lengths.
  @MainActor
  static func measureTextUI(
    _ session: Session, few: Int, many: Int
  ) throws -> [Comparison] {
    try PageKind.all.flatMap { kind in
      try measure(
        session, few: MeasuredPage(kind: kind, rows: few, isLong: false),
        many: MeasuredPage(kind: kind, rows: many, isLong: true))
    }
  }

  @MainActor
  private static func measure(
    _ session: Session, few: MeasuredPage, many: MeasuredPage
  ) throws -> [Comparison] {
    let goals = many.kind.goals
    func result(_ race: Race, runs: Int? = nil) throws -> Comparison {
      try race.run(runs ?? session.options.runs, progress: session.progress)
    }
    func results(
      _ work: String, growth: Double, _ race: (MeasuredPage) -> Race
    ) throws -> [Comparison] {
      let (short, long) = (try result(race(few)), try result(race(many)))
      return [
        short, long,
        .growth(
          many.growthTitle(work), from: short, to: long,
          bounds: Bounds(goal: growth)),
      ]
    }
    var comparisons = try results("first", growth: goals.growth, Race.first)
    if let viewport = goals.viewport {
      comparisons += try results("first screen", growth: goals.growth) {
        .viewport($0, goals: viewport)
      }
    }
    comparisons += try results("root", growth: goals.growth, Race.root)
    comparisons += try results("leaf", growth: goals.flatGrowth, Race.leaf)
    comparisons += try LeafPart.allCases.map { part in
      try result(.growth(of: part, from: few, to: many))
    }
    // Counts are the same each time, and memory almost.
    comparisons += [
      try result(.frameBytes(many), runs: 1),
      try result(.frameLines(many), runs: 1),
      try result(
        .nodeMemory(many, executable: session.executable),
        runs: min(session.options.runs, 3)),
    ]
    return comparisons
  }
}
