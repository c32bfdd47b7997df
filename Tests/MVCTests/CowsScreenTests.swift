import Model
import Testing

@testable import MVC

/// A controller is tested alone: what it holds is what its view shows.
@MainActor
@Suite struct `Cows screen` {
  private let screen = CowsScreen()

  @Test func `nothing is selected at first`() {
    #expect(screen.detail == nil)
    #expect(cows == Cow.herd.map(\.name))
  }

  @Test func `a search finds cows by name and by picture`() {
    screen.search = "SNOW"
    #expect(cows == ["Snow cow"])

    screen.search = "[#]"
    #expect(cows == ["Sunny cow"])
  }

  @Test func `a search in vain finds none`() {
    screen.search = "tiger"

    #expect(cows == [])
  }

  @Test func `a search keeps the count of the selected cow`() {
    screen.cowTapped(calf)
    screen.detail?.mooButtonTapped()

    screen.search = "tiger"

    #expect(screen.detail?.cow == calf)
    #expect(screen.detail?.moos == 1)
  }

  @Test func `the same cow keeps its count`() {
    screen.cowTapped(calf)
    screen.detail?.mooButtonTapped()

    screen.cowTapped(calf)

    #expect(screen.detail?.cow == calf)
    #expect(screen.detail?.moos == 1)
  }

  @Test func `another cow begins its count`() {
    screen.cowTapped(calf)
    screen.detail?.mooButtonTapped()

    screen.cowTapped(bull)

    #expect(screen.detail?.cow == bull)
    #expect(screen.detail?.moos == 0)
  }

  private let calf = Cow("Calf", "(oo)")
  private let bull = Cow("Bull", "(OO)")

  /// The names of the cows in the list.
  private var cows: [String] {
    screen.cows.map(\.name)
  }
}
