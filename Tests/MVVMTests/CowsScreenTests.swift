import Model
import Testing
import TextUI

@testable import MVVM

/// A view model is tested alone: what it holds is what a view shows.
///
/// How long the view of a detail keeps its own is tested with a stand-in.
@MainActor
@Suite struct `Cows screen` {
  private let viewModel = HerdCowsViewModel()

  @Test func `nothing is selected at first`() {
    #expect(viewModel.selection == nil)
    #expect(cows == Cow.herd.map(\.name))
  }

  @Test func `a search finds cows by name and by picture`() {
    viewModel.search = "SNOW"
    #expect(cows == ["Snow cow"])

    viewModel.search = "[#]"
    #expect(cows == ["Sunny cow"])
  }

  @Test func `a search in vain finds none`() {
    viewModel.search = "tiger"

    #expect(cows == [])
  }

  @Test func `a search keeps the count of the selected cow`() throws {
    let herd = TwoCowsViewModel()
    let screen = Screen(width: 30) { CowsScreen(viewModel: herd) }
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.type("tiger", into: "Search")

    #expect(screen.text.contains("\n\nCalf\n(oo)\n[Moo]  Mooed 1 time\n"))
    #expect(herd.details.map(\.cow.name) == ["Calf"])
  }

  @Test func `the same cow keeps its count`() throws {
    let herd = TwoCowsViewModel()
    let screen = Screen(width: 30) { CowsScreen(viewModel: herd) }
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.tap("Calf")

    #expect(screen.text.contains("\n\nCalf\n(oo)\n[Moo]  Mooed 1 time\n"))
    #expect(herd.details.map(\.cow.name) == ["Calf"])
  }

  @Test func `another cow begins its count`() throws {
    let herd = TwoCowsViewModel()
    let screen = Screen(width: 30) { CowsScreen(viewModel: herd) }
    try screen.tap("Calf")
    try screen.tap("Moo")

    try screen.tap("Bull")

    #expect(screen.text.contains("\n\nBull\n(OO)\n[Moo]  Mooed 0 times\n"))
    #expect(herd.details.map(\.cow.name) == ["Calf", "Bull"])
  }

  /// The names of the cows in the list.
  private var cows: [String] {
    viewModel.cows.map(\.name)
  }
}

/// A herd of two that can't be searched, and that keeps what it makes.
private final class TwoCowsViewModel: CowsViewModel {
  @Published var search = ""
  @Published private(set) var selection: Cow?
  private(set) var details: [CountingCowDetailViewModel] = []
  let cows = [Cow("Calf", "(oo)"), Cow("Bull", "(OO)")]

  func cowTapped(_ cow: Cow) {
    selection = cow
  }

  func detail(of cow: Cow) -> CountingCowDetailViewModel {
    let detail = CountingCowDetailViewModel(cow: cow)
    details.append(detail)
    return detail
  }
}
