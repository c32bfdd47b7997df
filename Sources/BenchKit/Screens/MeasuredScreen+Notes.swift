import Model
import Specification
import TextUI

extension MeasuredScreen {
  /// The list is shown from its beginning, in the order of the texts; new ones
  /// in Latin come before those in Hangul.
  static let notes = MeasuredScreen(
    id: "notes", title: "Notes", fixture: .notes,
    rows: StoredRows { number in
      Note("메모 \(10_000 + number) \(number.isMultiple(of: 2) ? "짝" : "홀")")
    } other: {
      Note("A note from elsewhere")
    },
    due: "메모 10000 짝",
    actions: [
      ScreenAction(
        name: "choose", goal: ScreenAction.flatGoal, due: "Edit: ",
        prepare: { try $0.focus("메모 10000 짝") },
        act: { $0.send(.return) },
        undo: { $0.send(.escape) }),
      ScreenAction(
        name: "add", goal: ScreenAction.flatGoal, due: "A new note",
        addedRows: 1,
        prepare: { try $0.type("A new note", into: "New note") },
        act: { $0.send(.return) }, undo: ScreenAction.keepRows),
      ScreenAction(
        name: "filter", goal: ScreenAction.linearGoal, due: "Filter: [짝",
        prepare: { try $0.focus("Filter", isField: true) },
        act: { $0.send(.character("짝")) },
        undo: { $0.send(.backspace) }),
      .otherContext(shows: "A note from elsewhere"),
      .otherProcess(shows: "A note from elsewhere"),
    ])
}
