import Specification
import WorkbenchKit

extension Subject {
  /// The screens of each pattern, with many stored rows against few.
  static let screens = Subject(
    name: "screens", summary: "each pattern's screens as the store grows",
    options: [.runs, .screen, .pattern, .json]
  ) { session in
    try await measureScreens(session, few: 100, many: 10_000)
  }

  /// Measures the screens and patterns that the options name, or all.
  @MainActor
  static func measureScreens(
    _ session: Session, few: Int, many: Int
  ) async throws -> [Comparison] {
    var comparisons: [Comparison] = []
    for screen in MeasuredScreen.all
    where session.options.screen.map({ $0 == screen.id }) ?? true {
      session.progress.show("\(screen.title): storing the rows")
      let (few, many) = (
        try SeededStore(screen.rows, count: few, in: session.folder),
        try SeededStore(screen.rows, count: many, in: session.folder)
      )
      for pattern in patterns(named: session.options.pattern) {
        comparisons += try await ScreenRaces(
          screen: screen, pattern: pattern, few: few, many: many
        ).run(session)
      }
    }
    return comparisons
  }

  private static func patterns(named id: String?) -> [Pattern] {
    guard let id else { return Pattern.all }
    return Pattern.all.filter { $0.id == id }
  }
}
