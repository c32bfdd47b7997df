import Components
import Model
import TextUI

/// The player screen as a view that is generic over its view model.
public struct PlayerScreen<ViewModel: PlayerViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    VStack(spacing: 1) {
      PlayerCard(viewModel.player)  // P1
      HStack {
        Button("Older", action: viewModel.olderButtonTapped)  // P2
        Button("Younger", action: viewModel.youngerButtonTapped)
          .disabled(!viewModel.canBeYounger)  // P3
      }
    }
    .navigationTitle("Player")
  }
}

// MARK: - View models

/// What the player screen asks of its view model.
@MainActor
public protocol PlayerViewModel: ObservableObject {
  var player: Player { get }
  var canBeYounger: Bool { get }

  func olderButtonTapped()
  func youngerButtonTapped()
}

/// Ages a player by one year at a time.
public final class OneYearPlayerViewModel: PlayerViewModel {
  @Published public private(set) var player: Player

  public init(player: Player) {
    self.player = player
  }

  public var canBeYounger: Bool { Aging.oneYear.canBeYounger(player) }

  // MARK: Actions

  public func olderButtonTapped() {
    player = Aging.oneYear.older(player)
  }

  public func youngerButtonTapped() {
    player = Aging.oneYear.younger(player)
  }
}

/// Ages a player by two years at a time.
public final class TwoYearsPlayerViewModel: PlayerViewModel {
  @Published public private(set) var player: Player

  public init(player: Player) {
    self.player = player
  }

  public var canBeYounger: Bool { Aging.twoYears.canBeYounger(player) }

  // MARK: Actions

  public func olderButtonTapped() {
    player = Aging.twoYears.older(player)
  }

  public func youngerButtonTapped() {
    player = Aging.twoYears.younger(player)
  }
}
