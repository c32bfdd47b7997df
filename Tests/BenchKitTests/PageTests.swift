import TextUI
import Testing

@testable import BenchKit

extension PageKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@MainActor
@Suite struct `Pages` {
  @Test func `show what plain code makes`() {
    let texts = PageKind.all.map { OpenPage($0, rows: 2).host.text }

    #expect(
      texts.map { $0.split(separator: "\n") } == [
        [
          "Week 1", "Player 1 rests in week 1", "Player 2 rests in week 1",
        ],
        [
          "[Week 1]", "[Player 1 rests in week 1]",
          "[Player 2 rests in week 1]",
        ],
        [
          "[Week 1]", "[Player 1 rests in week 1]",
          "[Player 2 rests in week 1]",
        ],
        [
          "[Week 1]", "[Player 1 rests in week 1]",
          "[Player 2 rests in week 1]",
        ],
        [
          "› Week 1", "› Player 1 rests in week 1",
          "› Player 2 rests in week 1",
        ],
      ])
    for kind in PageKind.all {
      #expect(OpenPage(kind, rows: 2).host.text == kind.plain(rows: 2).text)
    }
  }

  @Test(arguments: PageKind.all)
  func `change in every row, or in one`(kind: PageKind) {
    let page = OpenPage(kind, rows: 3)

    page.changeWeek()

    #expect(page.host.text == kind.plain(rows: 3, week: 2).text)

    page.changeRow()

    #expect(
      page.host.text == kind.plain(rows: 3, week: 2, plays: true).text)

    page.changeWeek()
    page.changeRow()

    #expect(page.host.text == kind.plain(rows: 3).text)
  }

  @Test(arguments: PageKind.all)
  func `get an event before its pass`(kind: PageKind) {
    let page = OpenPage(kind, rows: 3)

    page.deliverRowEvent()

    #expect(page.host.text == kind.plain(rows: 3).text)

    page.host.settle()

    #expect(page.host.text == kind.plain(rows: 3, plays: true).text)
  }

  @Test(arguments: PageKind.all)
  func `send the one line that changed`(kind: PageKind) {
    let page = OpenPage(kind, rows: 100)

    page.changeRow()
    let frame = page.frame()

    #expect(frame.hasPrefix("\u{1B}[2;1H\u{1B}[K"))
    #expect(frame.contains("Player 1 plays in week 1"))
    #expect(!frame.contains("Player 2"))
    #expect(page.frame() == "")
  }

  @Test func `have a node for each view`() {
    let growth = PageKind.all.map { kind in
      OpenPage(kind, rows: 12).nodeCount - OpenPage(kind, rows: 2).nodeCount
    }

    #expect(growth == [10, 30, 30, 30, 30])
  }
}
