import Components
import Model
import TextUI

/// The player screen as one view that holds its own state.
public struct PlayerScreen: View {
  // The argument is a starting value: Home opens the screen anew each time.
  @State private var player: Player
  private let aging: Aging

  public init(player: Player, aging: Aging) {
    self._player = State(initialValue: player)
    self.aging = aging
  }

  // MARK: Actions

  private func olderButtonTapped() {
    player = aging.older(player)
  }

  private func youngerButtonTapped() {
    player = aging.younger(player)
  }

  // MARK: Body

  public var body: some View {
    VStack(spacing: 1) {
      PlayerCard(player)  // P1
      HStack {
        Button("Older", action: olderButtonTapped)  // P2
        Button("Younger", action: youngerButtonTapped)
          .disabled(!aging.canBeYounger(player))  // P3
      }
    }
    .navigationTitle("Player")
  }
}
