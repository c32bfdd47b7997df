import Components
import Model
import TextUI

/// The list of screens as a controller that owns the one it shows.
public final class HomeScreen: ViewController {
  @Published private(set) var child: Child?
  private let modelContext: ModelContext
  private let catalog: any MusicCatalog

  public init(modelContext: ModelContext, catalog: any MusicCatalog) {
    self.modelContext = modelContext
    self.catalog = catalog
  }

  /// The controller of a screen that Home opens.
  enum Child {
    case roster(RosterScreen)
    case musicVideos(MusicVideosScreen)
    case notes(NotesScreen)
    case player(PlayerScreen)
    case cows(CowsScreen)
    case people(PeopleScreen)
  }

  var isChildPresented: Bool {
    get { child != nil }
    set { child = newValue ? child : nil }
  }

  // MARK: Actions

  func destinationTapped(_ destination: Destination) {  // H2
    switch destination {
    case .roster:
      child = .roster(RosterScreen(modelContext: modelContext))
    case .musicVideos:
      child = .musicVideos(
        MusicVideosScreen(modelContext: modelContext, catalog: catalog))
    case .notes:
      child = .notes(NotesScreen(modelContext: modelContext))
    case .player(let player, let aging):
      child = .player(PlayerScreen(player: player, aging: aging))
    case .cows:
      child = .cows(CowsScreen())
    case .people:
      child = .people(PeopleScreen(modelContext: modelContext))
    }
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: HomeScreen

    public var body: some View {
      NavigationStack {
        List(Destination.all) { destination in  // H1
          Button {
            controller.destinationTapped(destination)
          } label: {
            HomeRow(destination)
          }
        }
        .navigationTitle("Architecture workbench")
        .navigationDestination(isPresented: $controller.isChildPresented) {
          switch controller.child {
          case .roster(let child)?: child.contentView
          case .musicVideos(let child)?: child.contentView
          case .notes(let child)?: child.contentView
          case .player(let child)?: child.contentView
          case .cows(let child)?: child.contentView
          case .people(let child)?: child.contentView
          case nil: EmptyView()
          }
        }
      }
    }
  }
}
