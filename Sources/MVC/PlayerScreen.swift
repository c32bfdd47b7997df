import Components
import Model
import TextUI

/// The player screen as a controller that owns what its renderer shows.
public final class PlayerScreen: ViewController {
  @Published private(set) var player: Player
  private let aging: Aging

  public init(player: Player, aging: Aging) {
    self.player = player
    self.aging = aging
  }

  var canBeYounger: Bool { aging.canBeYounger(player) }

  // MARK: Actions

  func olderButtonTapped() {
    player = aging.older(player)
  }

  func youngerButtonTapped() {
    player = aging.younger(player)
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: PlayerScreen

    public var body: some View {
      VStack(spacing: 1) {
        PlayerCard(controller.player)  // P1
        HStack {
          Button("Older", action: controller.olderButtonTapped)  // P2
          Button("Younger", action: controller.youngerButtonTapped)
            .disabled(!controller.canBeYounger)  // P3
        }
      }
      .navigationTitle("Player")
    }
  }
}
