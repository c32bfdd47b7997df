import DirectContext
import MVC
import MVVM
import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pattern {
  /// The patterns that are compared.
  public static let all = [directContext, mvc, mvvm]

  /// Views that hold their own state and query the store.
  public static let directContext =
    Pattern("direct", name: "Direct context") { fixture, _, _ in
      switch fixture {
      case .home:
        DirectContext.HomeScreen()
      case .screen(.roster):
        DirectContext.RosterScreen()
      case .screen(.musicVideos):
        DirectContext.MusicVideosScreen()
      case .screen(.notes):
        DirectContext.NotesScreen()
      case .screen(.player(let player, let aging)):
        DirectContext.PlayerScreen(player: player, aging: aging)
      case .screen(.cows):
        DirectContext.CowsScreen()
      case .screen(.people):
        DirectContext.PeopleScreen()
      }
    }

  /// Controllers that own their state, and nested views that show it.
  public static let mvc =
    Pattern("mvc", name: "MVC") { fixture, context, catalog in
      switch fixture {
      case .home:
        RootView(MVC.HomeScreen(modelContext: context, catalog: catalog))
      case .screen(.roster):
        RootView(MVC.RosterScreen(modelContext: context))
      case .screen(.musicVideos):
        RootView(
          MVC.MusicVideosScreen(modelContext: context, catalog: catalog))
      case .screen(.notes):
        RootView(MVC.NotesScreen(modelContext: context))
      case .screen(.player(let player, let aging)):
        RootView(MVC.PlayerScreen(player: player, aging: aging))
      case .screen(.cows):
        RootView(MVC.CowsScreen())
      case .screen(.people):
        RootView(MVC.PeopleScreen(modelContext: context))
      }
    }

  /// Views that are generic over the view models they show.
  public static let mvvm =
    Pattern("mvvm", name: "MVVM") { fixture, context, catalog in
      switch fixture {
      case .home:
        MVVM.HomeScreen(
          viewModel: StoreHomeViewModel(
            modelContext: context, catalog: catalog))
      case .screen(.roster):
        MVVM.RosterScreen(
          viewModel: ObservingRosterViewModel(modelContext: context))
      case .screen(.musicVideos):
        MVVM.MusicVideosScreen(
          viewModel: CatalogMusicVideosViewModel(
            modelContext: context, catalog: catalog))
      case .screen(.notes):
        MVVM.NotesScreen(
          viewModel: ObservingNotesViewModel(modelContext: context))
      case .screen(.player(let player, .oneYear)):
        MVVM.PlayerScreen(viewModel: OneYearPlayerViewModel(player: player))
      case .screen(.player(let player, .twoYears)):
        MVVM.PlayerScreen(viewModel: TwoYearsPlayerViewModel(player: player))
      case .screen(.cows):
        MVVM.CowsScreen(viewModel: HerdCowsViewModel())
      case .screen(.people):
        MVVM.PeopleScreen(
          viewModel: ObservingPeopleViewModel(modelContext: context))
      }
    }

  // MARK: Variants

  /// Ways that are shown beside the patterns, though they fail a clause.
  public static let variants = [refetchingMVVM]

  /// MVVM whose roster reads again after each change of its own.
  public static let refetchingMVVM =
    Pattern("mvvm-refetching", name: "MVVM, re-reading") {
      fixture, context, catalog in
      switch fixture {
      case .screen(.roster):
        MVVM.RosterScreen(
          viewModel: RefetchingRosterViewModel(modelContext: context))
      default:
        mvvm.view(
          of: fixture,
          with: Services(container: context.container, catalog: catalog))
      }
    }

  private init(
    _ id: String, name: String,
    @ViewBuilder screen:
      @escaping @MainActor @Sendable (
        Fixture, ModelContext, any MusicCatalog
      ) -> some View
  ) {
    self.init(id, name: name) { fixture, services in
      AnyView(
        screen(fixture, services.container.mainContext, services.catalog)
          .modelContainer(services.container)
          .environment(\.musicCatalog, services.catalog))
    }
  }
}
