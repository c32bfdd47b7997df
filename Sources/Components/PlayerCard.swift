import Model
import TextUI

/// A player's name and age.
public struct PlayerCard: View {
  private let player: Player

  /// Shows a player.
  public init(_ player: Player) {
    self.player = player
  }

  public var body: some View {
    VStack {
      Text("Name: \(player.name)")
      Text("Age: \(player.age)")
    }
  }
}
