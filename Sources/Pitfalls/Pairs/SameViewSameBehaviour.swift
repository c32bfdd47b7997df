nonisolated extension Pitfall {
  static let sameViewSameBehaviour = Pitfall(
    name: "same-view-same-behaviour",
    trouble: """
      A view that names the class of its view model can't be used with \
      another one, though it would look the same.
      """,
    sources: [.polymorphism],
    pairs: CodePair(
      broken: """
        import Model
        import TextUI

        final class OneYearViewModel: ObservableObject {
          @Published private(set) var player = Player(name: "Messi", age: 19)
          func olderTapped() { player = Aging.oneYear.older(player) }
        }

        final class TwoYearsViewModel: ObservableObject {
          @Published private(set) var player = Player(name: "OH SEUNGUN", age: 28)
          func olderTapped() { player = Aging.twoYears.older(player) }
        }

        struct PlayerScreen: View {
          @ObservedObject var viewModel: OneYearViewModel
          var body: some View { Button("Older", action: viewModel.olderTapped) }
        }

        let screen = PlayerScreen(viewModel: TwoYearsViewModel())
        """,
      mended: """
        import Model
        import TextUI

        protocol PlayerViewModel: ObservableObject {
          var player: Player { get }
          func olderTapped()
        }

        final class TwoYearsViewModel: PlayerViewModel {
          @Published private(set) var player = Player(name: "OH SEUNGUN", age: 28)
          func olderTapped() { player = Aging.twoYears.older(player) }
        }

        struct PlayerScreen<ViewModel: PlayerViewModel>: View {
          @ObservedObject var viewModel: ViewModel
          var body: some View { Button("Older", action: viewModel.olderTapped) }
        }

        let screen = PlayerScreen(viewModel: TwoYearsViewModel())
        """,
      diagnostic: """
        cannot convert value of type 'TwoYearsViewModel' to expected argument \
        type 'OneYearViewModel'
        """),
    question: "Why generic, and not a view with any PlayerViewModel inside?",
    answer: """
      @ObservedObject observes an object of a class that is known when the \
      view is compiled; any PlayerViewModel is a box for whichever class, and \
      no ObservableObject itself. Direct context and MVC answer with a value \
      instead of a type: what differs is a number of years, handed over as \
      Aging.
      """)
}
