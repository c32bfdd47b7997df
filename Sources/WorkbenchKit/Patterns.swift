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

  public static let directContext =
    Pattern("direct", name: "Direct context") { fixture, _ in
      switch fixture {
      case .home:
        DirectContext.HomeScreen()
      case .screen(.roster):
        DirectContext.RosterScreen()
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

  public static let mvc =
    Pattern("mvc", name: "MVC") { fixture, context in
      switch fixture {
      case .home:
        RootView(MVC.HomeScreen(modelContext: context))
      case .screen(.roster):
        RootView(MVC.RosterScreen(modelContext: context))
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

  public static let mvvm =
    Pattern("mvvm", name: "MVVM") { fixture, context in
      switch fixture {
      case .home:
        MVVM.HomeScreen(viewModel: StoreHomeViewModel(modelContext: context))
      case .screen(.roster):
        MVVM.RosterScreen(
          viewModel: ObservingRosterViewModel(modelContext: context))
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
    Pattern("mvvm-refetching", name: "MVVM, re-reading") { fixture, context in
      switch fixture {
      case .screen(.roster):
        MVVM.RosterScreen(
          viewModel: RefetchingRosterViewModel(modelContext: context))
      case .home, .screen(.notes), .screen(.player), .screen(.cows),
        .screen(.people):
        mvvm.view(of: fixture, on: context.container)
      }
    }

  private init(
    _ id: String, name: String,
    @ViewBuilder screen:
      @escaping @MainActor @Sendable (
        Fixture, ModelContext
      ) -> some View
  ) {
    self.init(id, name: name) { fixture, container in
      AnyView(
        screen(fixture, container.mainContext).modelContainer(container))
    }
  }
}
