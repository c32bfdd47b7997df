import Model
import Scenarios
import Specification
import Testing
import TextUI

@testable import WorkbenchKit

/// Each scenario plays in every pattern, with the same screens.
@MainActor
@Suite struct `Scenarios` {
  @Test(arguments: Scenario.all, [24, 40, 80])
  func `show the same screens in every pattern`(
    scenario: Scenario, width: Int
  ) throws {
    let walks = try Pattern.all.map { pattern in
      try screens(of: scenario, in: pattern, width: width)
    }

    #expect(walks[0].count > 5)
    #expect(walks[1] == walks[0])
    #expect(walks[2] == walks[0])
  }

  private func screens(
    of scenario: Scenario, in pattern: Pattern, width: Int
  ) throws -> [String] {
    var screens: [String] = []
    let screen = try Stage(pattern, width: width).open(.home)
    try Script(on: screen) { screens.append($0) }.run(scenario.script)
    #expect(screen.issues.isEmpty)
    return screens
  }
}

@MainActor
@Suite struct `The root of a demo` {
  @Test func `says while changes can't be saved`() throws {
    let context = ModelContext(
      try ModelContainer(for: [], configurations: .inMemory))
    context.autosaveEnabled = true
    let screen = Screen {
      DemoRoot(context: context, screen: AnyView(Text("screen")))
    }
    #expect(screen.text == "screen")

    context.insert(Score(TeamMember.sheet[0]))
    context.autosave()

    #expect(
      screen.text == """
        screen

        ! Not saved: the container knows no Score. Name it where the container is made:
        ModelContainer(for: Score.self).
        """)
  }
}
