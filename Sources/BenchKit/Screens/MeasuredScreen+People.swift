import Model
import Specification
import TextUI

extension MeasuredScreen {
  /// The list is shown from its beginning, in the order of insertion: who is
  /// added is counted, but isn't in sight.
  static let people = MeasuredScreen(
    id: "people", title: "People", fixture: .people,
    rows: StoredRows { number in
      Person(PersonDraft(name: "사람 \(number)"))
    } other: {
      Person(PersonDraft(name: "Someone from elsewhere", sex: .woman))
    },
    due: "Name 사람 0",
    actions: [
      ScreenAction(
        name: "choose", goal: ScreenAction.flatGoal, due: "Edit person",
        prepare: { try $0.focus("사람 0 Man") },
        act: { $0.send(.return) },
        undo: { $0.send(.escape) }),
      ScreenAction(
        name: "add", goal: ScreenAction.flatGoal,
        due: ScreenAction.Due("Add person", times: 0), addedRows: 1,
        prepare: { screen in
          try screen.choose("Add")
          try screen.type("새 사람", into: "Name")
        },
        act: { $0.send(.return) }, undo: ScreenAction.keepRows),
      .otherContext(shows: "Name 사람 0"),
      .otherProcess(shows: "Name 사람 0"),
    ])
}
