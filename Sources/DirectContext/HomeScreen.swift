import Components
import Model
import TextUI

/// The list of screens as one view; a stack makes what it shows.
public struct HomeScreen: View {
  public init() {}

  // MARK: Body

  public var body: some View {
    NavigationStack {
      List(Destination.all) { destination in  // H1
        NavigationLink(value: destination) {
          HomeRow(destination)
        }
      }
      .navigationTitle("Architecture workbench")
      .navigationDestination(for: Destination.self) { destination in  // H2
        switch destination {
        case .roster:
          RosterScreen()
        case .musicVideos:
          MusicVideosScreen()
        case .notes:
          NotesScreen()
        case .player(let player, let aging):
          PlayerScreen(player: player, aging: aging)
        case .cows:
          CowsScreen()
        case .people:
          PeopleScreen()
        }
      }
    }
  }
}
