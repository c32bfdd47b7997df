import Components
import Model
import TextUI

/// The list of screens as a view that is generic over its view model.
public struct HomeScreen<ViewModel: HomeViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    NavigationStack {
      List(viewModel.destinations) { destination in  // H1
        NavigationLink(value: destination) {
          HomeRow(destination)
        }
      }
      .navigationTitle("Architecture workbench")
      .navigationDestination(for: Destination.self) { destination in  // H2
        switch destination {
        case .roster:
          RosterScreen(viewModel: viewModel.roster())
        case .musicVideos:
          MusicVideosScreen(viewModel: viewModel.musicVideos())
        case .notes:
          NotesScreen(viewModel: viewModel.notes())
        case .player(let player, .oneYear):
          PlayerScreen(viewModel: OneYearPlayerViewModel(player: player))
        case .player(let player, .twoYears):
          PlayerScreen(viewModel: TwoYearsPlayerViewModel(player: player))
        case .cows:
          CowsScreen(viewModel: HerdCowsViewModel())
        case .people:
          PeopleScreen(viewModel: viewModel.people())
        }
      }
    }
  }
}

// MARK: - View models

/// What the home screen asks of its view model.
@MainActor
public protocol HomeViewModel: ObservableObject {
  associatedtype Roster: RosterViewModel
  associatedtype MusicVideos: MusicVideosViewModel
  associatedtype Notes: NotesViewModel
  associatedtype People: PeopleViewModel

  var destinations: [Destination] { get }

  /// Makes the view model of a roster screen that is about to open.
  func roster() -> Roster

  /// Makes the view model of a music videos screen that is about to open.
  func musicVideos() -> MusicVideos

  /// Makes the view model of a notes screen that is about to open.
  func notes() -> Notes

  /// Makes the view model of a people screen that is about to open.
  func people() -> People
}

/// Opens the screens on a store.
public final class StoreHomeViewModel: HomeViewModel {
  private let modelContext: ModelContext
  private let catalog: any MusicCatalog

  public init(modelContext: ModelContext, catalog: any MusicCatalog) {
    self.modelContext = modelContext
    self.catalog = catalog
  }

  public var destinations: [Destination] { Destination.all }

  public func roster() -> ObservingRosterViewModel {
    ObservingRosterViewModel(modelContext: modelContext)
  }

  public func musicVideos() -> CatalogMusicVideosViewModel {
    CatalogMusicVideosViewModel(modelContext: modelContext, catalog: catalog)
  }

  public func notes() -> ObservingNotesViewModel {
    ObservingNotesViewModel(modelContext: modelContext)
  }

  public func people() -> ObservingPeopleViewModel {
    ObservingPeopleViewModel(modelContext: modelContext)
  }
}
