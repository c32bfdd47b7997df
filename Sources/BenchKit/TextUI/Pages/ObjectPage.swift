import TextUI

/// Rows that are a button each, and observe an `ObservableObject`.
struct ObjectPage: View {
  @ObservedObject var season: Season

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
    @ObservedObject var player: Player
    let week: Int

    var body: some View {
      Button(Roster.row(player.id, week: week, plays: player.plays)) {
        player.plays.toggle()
      }
    }
  }

  final class Season: ObservableObject {
    @Published var week = 1
    let players: [Player]

    init(rows: Int) {
      players = (1...rows).map(Player.init)
    }
  }

  final class Player: ObservableObject, Identifiable {
    let id: Int
    @Published var plays = false

    init(id: Int) {
      self.id = id
    }
  }
}

extension PageKind {
  static let object = PageKind(
    "ObservableObject", goals: .ofInteractiveRows, decorated: { "[\($0)]" }
  ) { rows in
    PageContent(ObjectPage(season: ObjectPage.Season(rows: rows)))
  }
}
