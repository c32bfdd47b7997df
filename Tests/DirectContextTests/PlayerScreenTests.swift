import Model
import Testing
import TextUI

@testable import DirectContext

/// A view with a state of its own is tested through the screen that shows it.
@MainActor
@Suite struct `Player screen` {
  @Test(arguments: [(Aging.oneYear, 20), (.twoYears, 21)])
  func `older adds the step`(aging: Aging, age: Int) throws {
    let screen = screen(age: 19, aging)

    try screen.tap("Older")

    #expect(screen.text.contains("Age: \(age)\n"))
  }

  @Test(arguments: [(Aging.oneYear, 18), (.twoYears, 17)])
  func `younger takes the step away`(aging: Aging, age: Int) throws {
    let screen = screen(age: 19, aging)

    try screen.tap("Younger")

    #expect(screen.text.contains("Age: \(age)\n"))
  }

  @Test(arguments: [(Aging.oneYear, 0), (.twoYears, 1)])
  func `nobody gets younger than 0`(aging: Aging, age: Int) {
    let screen = screen(age: age, aging)

    #expect(throws: ScreenError.disabled("Younger")) {
      try screen.tap("Younger")
    }
    #expect(screen.text.contains("Age: \(age)\n"))
  }

  private func screen(age: Int, _ aging: Aging) -> Screen {
    Screen {
      PlayerScreen(player: Player(name: "Messi", age: age), aging: aging)
    }
  }
}
