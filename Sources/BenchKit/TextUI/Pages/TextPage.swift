import Observation
import TextUI

/// Rows that are a `Text` each, and a first one that follows its player.
struct TextPage: View {
  let season: Season
  let first: Player
  let rows: Int

  var body: some View {
    let week = season.week
    ScrollView {
      VStack {
        Text(Roster.heading(week: week))
        FirstRow(player: first, week: week)
        ForEach(2..<rows + 1) { number in
          Text(Roster.row(number, week: week, plays: false))
        }
      }
    }
  }

  private struct FirstRow: View {
    let player: Player
    let week: Int

    var body: some View {
      Text(Roster.row(1, week: week, plays: player.plays))
    }
  }

  @Observable final class Season {
    var week = 1
  }

  @Observable final class Player {
    var plays = false
  }
}

extension PageKind {
  /// The goals are those of the design.
  static let text = PageKind(
    "Text", goals: PageGoals(first: 10, root: 8, memory: 10),
    decorated: { $0 }
  ) { rows in
    let season = TextPage.Season()
    let first = TextPage.Player()
    return PageContent(
      TextPage(season: season, first: first, rows: rows),
      changes: PageContent.Changes(
        week: { season.week = 3 - season.week },
        row: { first.plays.toggle() }))
  }
}
