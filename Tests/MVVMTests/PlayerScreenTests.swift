import Model
import Testing

@testable import MVVM

/// A view model is tested alone: what it holds is what a view shows.
@MainActor
@Suite struct `Player screen` {
  @Test(arguments: [(Aging.oneYear, 20), (.twoYears, 21)])
  func `older adds the step`(aging: Aging, age: Int) {
    let viewModel = viewModel(age: 19, aging)

    viewModel.olderButtonTapped()

    #expect(viewModel.player.age == age)
  }

  @Test(arguments: [(Aging.oneYear, 18), (.twoYears, 17)])
  func `younger takes the step away`(aging: Aging, age: Int) {
    let viewModel = viewModel(age: 19, aging)

    viewModel.youngerButtonTapped()

    #expect(viewModel.player.age == age)
  }

  @Test(arguments: [(Aging.oneYear, 0), (.twoYears, 1)])
  func `nobody gets younger than 0`(aging: Aging, age: Int) {
    let viewModel = viewModel(age: age, aging)

    viewModel.youngerButtonTapped()

    #expect(!viewModel.canBeYounger)
    #expect(viewModel.player.age == age)
  }

  private func viewModel(age: Int, _ aging: Aging) -> any PlayerViewModel {
    let player = Player(name: "Messi", age: age)
    return switch aging {
    case .oneYear: OneYearPlayerViewModel(player: player)
    case .twoYears: TwoYearsPlayerViewModel(player: player)
    }
  }
}
