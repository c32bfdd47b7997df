import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the home screen.
  public static let home = [
    Clause(
      "H1", "Home lists every screen, opens the one chosen, and Back returns"
    ) { stage in
      let titles = screens.map(\.title)
      let screen = stage.open(.home)
      try expect(screen.rows(under: homeTitle), is: titles)

      for (title, sign) in screens {
        try screen.tap(title)
        try expect(screen, shows: sign)
        try expect(screen, hides: homeTitle)

        try screen.back()
        try expect(screen.rows(under: homeTitle), is: titles)
      }
    },
    Clause(
      "H2", "A screen opens fresh, stored data stays, and Back leaves nothing"
    ) { stage in
      let screen = stage.open(.home)
      let observers = stage.observerCount
      let subscriptions = ObservableObjectPublisher.subscriptionCount

      try screen.tap("Roster")
      try screen.tap("9 나현수 미들")
      try screen.tap("3 김다인 세터")
      try screen.pick("Number")
      try screen.back()
      try expect(stage.observerCount, is: observers)
      try expect(
        ObservableObjectPublisher.subscriptionCount, is: subscriptions)

      try screen.tap("Roster")
      try expect(screen, shows: "Order: (•) Time ( ) Number ( ) Name")
      try expect(
        screen.lines(under: "Scored"), is: ["9 나현수 미들", "3 김다인 세터"])
      try screen.back()

      try screen.tap("Notes")
      try screen.type("milk", into: "New note")
      try screen.tap("Add")
      try screen.type("tea", into: "New note")
      try screen.type("m", into: "Filter")
      try screen.tap("milk")
      try screen.back()
      try screen.back()
      try expect(stage.observerCount, is: observers)
      try expect(
        ObservableObjectPublisher.subscriptionCount, is: subscriptions)
      try screen.tap("Notes")
      try expect(screen, shows: "New note: [ ]")
      try expect(screen, shows: "Filter: [ ]")
      try expect(screen.rows, is: ["milk"])
      try screen.back()

      try screen.tap("Player: Messi")
      try screen.tap("Older")
      try screen.back()
      try screen.tap("Player: Messi")
      try expect(screen, shows: "Age: 19")
      try screen.back()

      try screen.tap("Cows")
      try screen.tap("Calf")
      try screen.type("snow", into: "Search")
      try screen.back()
      try expect(
        ObservableObjectPublisher.subscriptionCount, is: subscriptions)
      try screen.tap("Cows")
      try expect(screen, hides: "Selection")
      try expect(screen, shows: "› Calf")
      try screen.back()

      try screen.tap("People")
      try screen.tap("Add")
      try screen.type("김민지", into: "Name")
      try screen.dismiss()
      try screen.back()
      try expect(stage.observerCount, is: observers)
      try expect(
        ObservableObjectPublisher.subscriptionCount, is: subscriptions)

      try screen.tap("People")
      try expect(screen.lines(under: "People"), is: ["No people yet"])
      try screen.tap("Add")
      try expect(screen, shows: "│ Name: [ ] │")
    },
  ]

  private static let homeTitle = "Architecture workbench"

  /// The screens as Home lists them, and what is seen when they open.
  private static let screens: [(title: String, sign: String)] = [
    ("Roster", "Scored"),
    ("Notes", "No notes yet"),
    ("Player: Messi", "Name: Messi"),
    ("Player: OH SEUNGUN", "Name: OH SEUNGUN"),
    ("Cows", "Cows Overview"),
    ("People", "No people yet"),
  ]
}
