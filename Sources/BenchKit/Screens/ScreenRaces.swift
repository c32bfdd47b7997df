import Model
import Specification

/// A measured screen of a pattern, with few rows and with many.
@MainActor
struct ScreenRaces {
  let screen: MeasuredScreen
  let pattern: Pattern
  let few: SeededStore
  let many: SeededStore

  /// Measures the opening of the screen, and then each action on it.
  func run(_ session: Session) async throws -> [Comparison] {
    var comparisons = try measure(
      "open", goal: ScreenAction.linearGoal, session,
      few: openingContender(few), many: openingContender(many))
    let (few, many) = (try await open(few), try await open(many))
    for action in screen.actions {
      comparisons += try measure(
        action.name, goal: action.goal, session,
        few: contender(action, on: few), many: contender(action, on: many))
    }
    return comparisons
  }

  private func measure(
    _ action: String, goal: Double, _ session: Session,
    few: (Comparison.Unit) -> Contender, many: (Comparison.Unit) -> Contender
  ) throws -> [Comparison] {
    let work = ScreenWork(
      screen: screen.title, pattern: pattern.id, action: action)
    return try ([.milliseconds] + Effort.counts).map { unit in
      let isTime = unit == .milliseconds
      let race = Race(
        title: work.title, unit: unit, bounds: Bounds(goal: isTime ? goal : 1),
        screenWork: work, baseline: few(unit), ours: many(unit))
      // Counts are the same each time.
      return try race.run(
        isTime ? session.options.runs : 1, progress: session.progress)
    }
  }

  // MARK: Screens

  private func opening(_ store: SeededStore) throws -> OpenScreen.Opening {
    OpenScreen.Opening(
      pattern: pattern, fixture: screen.fixture, store: store,
      container: try store.open())
  }

  private func open(_ store: SeededStore) async throws -> OpenScreen {
    let open = OpenScreen(try opening(store))
    try await screen.prepare(open)
    open.draw()
    return open
  }

  // MARK: Contenders

  private func openingContender(
    _ store: SeededStore
  ) -> (Comparison.Unit) -> Contender {
    { unit in
      Contender(
        store.count.grouped, expected: digest(screen.due, rows: store.count)
      ) {
        let opening = try opening(store)
        let (open, effort) = Effort.measure(on: opening.container) {
          OpenScreen(opening)
        }
        return Contender.Run(
          figures: effort.figures(in: unit),
          digest: try digest(of: open, screen.due))
      }
    }
  }

  private func contender(
    _ action: ScreenAction, on open: OpenScreen
  ) -> (Comparison.Unit) -> Contender {
    let rows = open.store.count + action.addedRows
    let expected = digest(action.due, rows: rows)
    return { unit in
      Contender(open.store.count.grouped, expected: expected) {
        var figures: [Double] = []
        // A wait for a processor or a disk spoils one figure and no run.
        var found = Digest()
        for _ in 0..<(unit == .milliseconds ? 5 : 1) {
          let (effort, digest) = try perform(action, on: open)
          figures += effort.figures(in: unit)
          found = digest
        }
        return Contender.Run(figures: figures, digest: found)
      }
    }
  }

  /// Does an action, takes in what it has led to, and takes it back.
  private func perform(
    _ action: ScreenAction, on open: OpenScreen
  ) throws -> (Effort, Digest) {
    try action.prepare(open)
    open.draw()
    let (_, effort) = try Effort.measure(on: open.container, from: open) {
      try action.act(open)
      return open
    }
    let found = try digest(of: open, action.due)
    try action.undo(open)
    open.settle()
    open.draw()
    return (effort, found)
  }

  // MARK: What is due

  /// What an action has led to.
  ///
  /// - Throws: ``BenchError/unexpectedScreen(due:screen:)``.
  private func digest(
    of open: OpenScreen, _ due: ScreenAction.Due
  ) throws -> Digest {
    guard open.text.ranges(of: due.text).count == due.times else {
      throw BenchError.unexpectedScreen(due: due, screen: open.text)
    }
    return digest(
      due, rows: try open.store.rows.count(ModelContext(open.container)))
  }

  private func digest(_ due: ScreenAction.Due, rows: Int) -> Digest {
    Digest(lines: ["\(due)", "\(rows) rows"])
  }
}
