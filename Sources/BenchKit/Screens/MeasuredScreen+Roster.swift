import Model
import Specification

extension MeasuredScreen {
  /// The list is shown from its end, by time; choosing a player adds a row.
  static let roster = MeasuredScreen(
    id: "roster", title: "Roster", fixture: .roster,
    rows: StoredRows { number in
      // By name in the opposite order, so that sorting changes every line.
      let name = "선수 \(99_999 - number)"
      return Score(TeamMember(number: 5, name: name, position: .setter))
    } other: {
      Score(TeamMember(number: 7, name: "이영주", position: .libero))
    },
    due: "[Delete last]",
    actions: [
      ScreenAction(
        name: "add", goal: ScreenAction.flatGoal,
        due: ScreenAction.Due("23 위파위 아웃사이드", times: 2), addedRows: 1,
        prepare: { try $0.focus("23 위파위 아웃사이드") },
        act: { $0.send(.return) },
        undo: { try $0.choose("Delete last") }),
      ScreenAction(
        name: "sort", goal: ScreenAction.linearGoal, due: "(•) Name",
        prepare: { try $0.focus("Name") },
        act: { $0.send(.return) },
        undo: { try $0.choose("Time") }),
      .otherContext(shows: "7 이영주 리베로"),
      .otherProcess(shows: "7 이영주 리베로"),
    ])
}
