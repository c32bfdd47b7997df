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
      try screen.dismiss()
      try screen.back()

      stage.catalog.holdsRequests = true
      try screen.tap("Music videos")
      try await stage.search(for: "a", on: screen, finding: [.ada])
      try screen.tap("Ada - Loops")
      try screen.tap("☆ Not in playlist")
      try screen.search(for: "b")
      let request = try await stage.catalog.nextRequest(of: screen)
      try screen.back()
      request.answer([.zed])
      try expect(await screen.waitForTasks(), is: true)
      try expect(stage.observerCount, is: observers)

      // Others may have subscribed while this has waited.
      let laterSubscriptions = ObservableObjectPublisher.subscriptionCount
      try screen.tap("Music videos")
      try expect(screen, shows: "‹Search› Playlist")
      try expect(screen, shows: "Search: [artist or title ]")
      try expect(screen.results, is: [])
      try expect(screen, hides: "Detail")
      try expect(screen.playlist(), is: ["Ada - Loops"])
      try screen.back()
      try expect(
        ObservableObjectPublisher.subscriptionCount, is: laterSubscriptions)
    },
  ]

  private static let homeTitle = "Architecture workbench"

  /// The screens as Home lists them, and what is seen when they open.
  private static let screens: [(title: String, sign: String)] = [
    ("Roster", "Scored"),
    ("Music videos", "‹Search› Playlist"),
    ("Notes", "No notes yet"),
    ("Player: Messi", "Name: Messi"),
    ("Player: OH SEUNGUN", "Name: OH SEUNGUN"),
    ("Cows", "Cows Overview"),
    ("People", "No people yet"),
  ]
}
