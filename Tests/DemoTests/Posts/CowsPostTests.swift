import Testing
import TextUI

@testable import post_003_cows

/// What the post about controllers wants of them, and what it leaves out.
@MainActor
@Suite struct `The controllers of the post about cows` {
  @Test func `give another cow another controller`() {
    let overview = CowsOverview()
    overview.cowTapped("first")
    let first = overview.detail

    overview.cowTapped("second")

    #expect(first?.cow == "first")
    #expect(overview.detail?.cow == "second")
    #expect(overview.detail !== first)
  }

  @Test func `keep the detail when a search hides its row`() throws {
    let screen = Screen { ContentView() }
    try screen.tap("__v____v__ '-(@oo )-' |@ | (_''_)")

    try screen.type("no cow", into: "Search")

    #expect(
      screen.text == """
        Cows Overview
        ─────────────
        Search: [no cow              ]

           __v____v__
           '-(@oo )-'
             |@   |
             (_''_)
        Selection
        \(String(repeating: "─", count: 80))
        """)
  }

  @Test func `search with the case of letters`() {
    let overview = CowsOverview()

    overview.search = "moo"
    #expect(overview.cows.count == 1)
    overview.search = "Moo"

    #expect(overview.cows == [])
  }

  @Test func `find all cows without a search`() {
    let overview = CowsOverview()
    let all = overview.cows
    overview.search = "@oo"

    overview.search = ""

    #expect(overview.cows == all)
  }
}
