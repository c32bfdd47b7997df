import Observation
import TextUI

/// Rows that are a button each, and read an `@Observable` object.
struct ObservablePage: View {
  let season: Season

  var body: some View {
    ScrollView {
      VStack {
        Button(Roster.heading(week: season.week)) {
          season.week = 3 - season.week
        }
        ForEach(season.players) { player in
          Row(player: player, week: season.week)
        }
      }
    }
  }

  private struct Row: View {
    let player: Player
    let week: Int

    var body: some View {
      Button(Roster.row(player.id, week: week, plays: player.plays)) {
        player.plays.toggle()
      }
    }
  }

  @Observable final class Season {
    var week = 1
    let players: [Player]

    init(rows: Int) {
      players = (1...rows).map(Player.init)
    }
  }

  @Observable final class Player: Identifiable {
    let id: Int
    var plays = false

    init(id: Int) {
      self.id = id
    }
  }
}

extension PageKind {
  static let observable = PageKind(
    "@Observable", goals: .ofInteractiveRows, decorated: { "[\($0)]" }
  ) { rows in
    PageContent(ObservablePage(season: ObservablePage.Season(rows: rows)))
  }
}
