import TextUI

/// What the view asks of its view model.
protocol PlayerViewModel: ObservableObject {
  var player: Player { get }

  func olderButtonTapped()
  func youngerButtonTapped()
}

/// Ages Messi by one year at a time.
final class OneYearPlayerViewModel: PlayerViewModel {
  @Published private(set) var player = Player(name: "Messi", age: 19)

  func olderButtonTapped() {
    player.age += 1
  }

  func youngerButtonTapped() {
    player.age -= 1
  }
}

/// Ages OH SEUNGUN by two years at a time.
final class TwoYearPlayerViewModel: PlayerViewModel {
  @Published private(set) var player = Player(name: "OH SEUNGUN", age: 28)

  func olderButtonTapped() {
    player.age += 2
  }

  func youngerButtonTapped() {
    player.age -= 2
  }
}
