import Model
import TextUI

/// Something that is done on a screen, again and again.
struct ScreenAction: Sendable {
  typealias Step = @MainActor @Sendable (OpenScreen) throws -> Void

  let name: String
  /// How much more its time may be with the many rows.
  let goal: Double
  /// What the screen must show in the end.
  let due: Due
  /// How many rows it adds to the store.
  var addedRows = 0
  /// What comes before the clock starts.
  var prepare: Step = { _ in }
  let act: Step
  /// Takes it back, after the clock has stopped.
  var undo: Step = { _ in }

  /// A text, and how often the screen has it.
  struct Due: Hashable, ExpressibleByStringLiteral, Sendable {
    let text: String
    let times: Int

    init(_ text: String, times: Int) {
      self.text = text
      self.times = times
    }

    init(stringLiteral text: String) {
      self.init(text, times: 1)
    }
  }

  /// Adding or choosing a row may cost this much more; the work is that of one
  /// row.
  static let flatGoal = 3.0

  /// Where one row comes from elsewhere, there is little work beside the list's
  /// look at the IDs of all.
  static let nearGoal = 5.0

  /// What reads all rows may cost this much more: there are so many more.
  static let linearGoal = 100.0

  // MARK: Elsewhere

  /// A row is saved in another context of the container.
  ///
  /// - Parameter due: What the screen must show then.
  /// - Returns: The action.
  static func otherContext(shows due: Due) -> ScreenAction {
    change("context", goal: nearGoal, shows: due) { $0.container }
  }

  /// A row is saved by what is to the screen another process: the file doesn't
  /// tell which row it was.
  ///
  /// - Parameter due: What the screen must show then.
  /// - Returns: The action.
  static func otherProcess(shows due: Due) -> ScreenAction {
    change("process", goal: linearGoal, shows: due) { try $0.store.open() }
  }

  private static func change(
    _ name: String, goal: Double, shows due: Due,
    in container:
      @escaping @MainActor @Sendable (OpenScreen) throws
      -> ModelContainer
  ) -> ScreenAction {
    ScreenAction(
      name: name, goal: goal, due: due, addedRows: 1,
      prepare: { screen in
        let store = screen.store
        try store.change(
          in: container(screen), store.rows.insertOther)
      },
      act: { $0.settle() }, undo: keepRows)
  }

  /// Deletes what was added to the rows of the beginning.
  static let keepRows: Step = { screen in
    let store = screen.store
    try store.change(in: screen.container) {
      try store.rows.keep($0, store.count)
    }
  }
}

extension ScreenAction.Due: CustomStringConvertible {
  var description: String { "\(times) times “\(text)”" }
}
