import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the roster screen.
  public static let roster = [
    Clause(
      "R1", "The sheet lists the 14 players in the order of the sheet"
    ) { stage in
      let screen = stage.open(.roster)

      try expect(
        screen.rows(under: "Roster"),
        is: [
          "3 김다인 세터", "4 황연주 아포짓", "6 김사랑 세터", "9 나현수 미들",
          "10 고민지 아웃사이드", "11 김주향 아웃사이드", "12 이다현 미들",
          "13 정지윤 아웃사이드", "14 양효진 미들", "17 고예림 아웃사이드",
          "18 한미르 아웃사이드", "21 정시영 아웃사이드", "23 위파위 아웃사이드",
          "99 모마 아포짓",
        ])
    },
    Clause(
      "R2", "Choosing a player adds one line for that player, by time the last"
    ) { stage in
      let screen = stage.open(.roster)

      try screen.tap("99 모마 아포짓")
      try screen.tap("3 김다인 세터")

      try expect(screen.scores, is: ["99 모마 아포짓", "3 김다인 세터"])
    },
    Clause(
      "R3", "Choosing the same player again adds another line"
    ) { stage in
      let screen = stage.open(.roster)

      try screen.tap("9 나현수 미들")
      try screen.tap("9 나현수 미들")

      try expect(screen.scores, is: ["9 나현수 미들", "9 나현수 미들"])
    },
    Clause(
      "R4", "Delete last removes the score added last, by anyone, in any order"
    ) { stage in
      let screen = stage.open(.roster)
      try screen.tap("99 모마 아포짓")
      try screen.tap("4 황연주 아포짓")
      try stage.change(in: .otherContext) { $0.insert(Score(.setter)) }
      try screen.pick("Number")

      try screen.tap("Delete last")
      try expect(screen.scores, is: ["4 황연주 아포짓", "99 모마 아포짓"])

      try screen.tap("Delete last")
      try expect(screen.scores, is: ["99 모마 아포짓"])
    },
    Clause(
      "R5", "With no score the list says so and Delete last is disabled"
    ) { stage in
      let screen = stage.open(.roster)
      try expectNoScores(on: screen)

      try screen.tap("3 김다인 세터")
      try expect(screen, hides: "No scores yet")

      try screen.tap("Delete last")
      try expectNoScores(on: screen)
    },
    Clause(
      "R6", "The list is ordered by time, number or name; equal ones by time"
    ) { stage in
      let screen = stage.open(.roster)
      for player in ["99 모마 아포짓", "3 김다인 세터", "10 고민지 아웃사이드"] {
        try screen.tap(player)
      }
      try stage.change(in: .otherContext) { $0.insert(Score(.namesake)) }

      try screen.pick("Number")
      try expect(
        screen.scores,
        is: [
          "3 김다인 세터", "3 고민지 리베로", "10 고민지 아웃사이드",
          "99 모마 아포짓",
        ])

      try screen.pick("Name")
      try expect(
        screen.scores,
        is: [
          "10 고민지 아웃사이드", "3 고민지 리베로", "3 김다인 세터",
          "99 모마 아포짓",
        ])

      try screen.tap("4 황연주 아포짓")
      try screen.tap("Delete last")
      try expect(screen, shows: "Order: ( ) Time ( ) Number (•) Name")

      let reopened = stage.open(.roster)
      try expect(reopened, shows: "Order: (•) Time ( ) Number ( ) Name")
      try expect(
        reopened.scores,
        is: [
          "99 모마 아포짓", "3 김다인 세터", "10 고민지 아웃사이드",
          "3 고민지 리베로",
        ])
    },
    Clause(
      "R7", "Scores survive a relaunch; by time their order is the same"
    ) { stage in
      let screen = stage.open(.roster)
      for player in ["99 모마 아포짓", "3 김다인 세터", "10 고민지 아웃사이드"] {
        try screen.tap(player)
      }

      let relaunched = try stage.relaunch(consume screen)

      try expect(
        relaunched.scores,
        is: ["99 모마 아포짓", "3 김다인 세터", "10 고민지 아웃사이드"])
    },
    Clause(
      "R8", "A score saved elsewhere appears with no action on the screen"
    ) { stage in
      let screen = stage.open(.roster)
      try screen.tap("99 모마 아포짓")

      try stage.change(in: .otherContext) { $0.insert(Score(.setter)) }
      try expect(screen.scores, is: ["99 모마 아포짓", "6 김사랑 세터"])

      try stage.change(in: .otherContainer) { $0.insert(Score(.namesake)) }
      try expect(
        screen.scores,
        is: ["99 모마 아포짓", "6 김사랑 세터", "3 고민지 리베로"])
    },
  ]

  @MainActor
  private static func expectNoScores(on screen: Screen) throws {
    try expect(screen.scores, is: ["No scores yet"])
    try expect(.disabled("Delete last")) { () throws(ScreenError) in
      try screen.tap("Delete last")
    }
  }
}

extension Screen {
  /// The lines of the list of scores.
  fileprivate var scores: [String] { lines(under: "Scored") }
}

nonisolated extension TeamMember {
  fileprivate static let setter =
    TeamMember(number: 6, name: "김사랑", position: .setter)

  /// One with another's number and a third one's name.
  fileprivate static let namesake =
    TeamMember(number: 3, name: "고민지", position: .libero)
}
