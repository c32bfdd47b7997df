import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Player screen` {
  @Test(arguments: [(Aging.oneYear, 20), (.twoYears, 21)])
  func `older adds the step`(aging: Aging, age: Int) {
    let screen = screen(age: 19, aging)

    screen.olderButtonTapped()

    #expect(screen.player.age == age)
  }

  @Test(arguments: [(Aging.oneYear, 18), (.twoYears, 17)])
  func `younger takes the step away`(aging: Aging, age: Int) {
    let screen = screen(age: 19, aging)

    screen.youngerButtonTapped()

    #expect(screen.player.age == age)
  }

  @Test(arguments: [(Aging.oneYear, 0), (.twoYears, 1)])
  func `nobody gets younger than 0`(aging: Aging, age: Int) {
    let screen = screen(age: age, aging)

    screen.youngerButtonTapped()

    #expect(!screen.canBeYounger)
    #expect(screen.player.age == age)
  }

  private func screen(age: Int, _ aging: Aging) -> PlayerScreen {
    PlayerScreen(player: Player(name: "Messi", age: age), aging: aging)
  }
}
