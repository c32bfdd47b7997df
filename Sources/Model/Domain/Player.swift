/// A player who grows older, and younger.
public struct Player: Hashable, Sendable {
  public let name: String

  /// The age in years.
  public var age: Int

  public init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

/// How much older or younger a player gets at a time.
public enum Aging: Int, Hashable, Sendable {
  case oneYear = 1
  case twoYears = 2

  /// The step in years.
  private var step: Int { rawValue }

  /// The player a step older.
  public func older(_ player: Player) -> Player {
    Player(name: player.name, age: player.age + step)
  }

  /// The player a step younger, or the same one where the age would fall
  /// below 0.
  public func younger(_ player: Player) -> Player {
    guard canBeYounger(player) else { return player }
    return Player(name: player.name, age: player.age - step)
  }

  /// Whether a player a step younger would still be 0 or older.
  public func canBeYounger(_ player: Player) -> Bool {
    player.age >= step
  }
}
