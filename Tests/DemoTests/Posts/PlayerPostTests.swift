import Testing
import TextUI

@testable import post_002_player

/// What the post about players wants of its view and its view models.
@MainActor
@Suite struct `The view of the post about players` {
  @Test func `shows another player with another view model`() throws {
    let screen = Screen { ContentView(viewModel: OneYearPlayerViewModel()) }

    try screen.tap("나이 감소")

    #expect(screen.text.hasPrefix("선수 이름 : Messi\n선수 나이 : 18\n"))
    #expect(screen.issues.isEmpty)
  }

  /// The post's distance between the buttons doesn't shrink.
  @Test func `breaks a button in a narrow window`() {
    let viewModel = TwoYearPlayerViewModel()
    let wide = Screen(width: 43) { ContentView(viewModel: viewModel) }
    let narrow = Screen(width: 42) { ContentView(viewModel: viewModel) }

    #expect(wide.text.hasSuffix("\n[나이 증가]                     [나이 감소]"))
    #expect(
      narrow.text.hasSuffix("\n[나이                      [나이 감소]\n 증가]"))
  }

  @Test func `is not needed to test a view model`() {
    let viewModel = TwoYearPlayerViewModel()

    viewModel.olderButtonTapped()

    #expect(viewModel.player.age == 30)
  }

  /// What the post doesn't say; clause P3 forbids it.
  @Test func `lets an age fall below zero`() throws {
    let screen = Screen { ContentView(viewModel: TwoYearPlayerViewModel()) }

    for _ in 1...15 {
      try screen.tap("나이 감소")
    }

    #expect(screen.text.contains("선수 나이 : -2\n"))
  }
}
