import Foundation
import Model

/// A game, whose points are rows of their own.
nonisolated final class Game: StoredObject, PersistentModel {
  @Attribute private(set) var number = 0
  /// The number of the save that wrote the row last.
  @Attribute var revision = 0

  convenience init(number: Int) {
    self.init()
    self.number = number
    self.revision = number
  }

  static var columns: [Column<Game>] {
    [
      Column("number", \.number, \._number),
      Column("revision", \.revision, \._revision),
    ]
  }
}

/// A point in a game.
nonisolated final class Point: StoredObject, PersistentModel {
  @Attribute private(set) var game = 0
  @Attribute private(set) var position = 0
  @Attribute private(set) var film = Data()

  convenience init(game: Int, position: Int, film: Data = Data()) {
    self.init()
    self.game = game
    self.position = position
    self.film = film
  }

  static var columns: [Column<Point>] {
    [
      Column("game", \.game, \._game),
      Column("position", \.position, \._position),
      Column("film", \.film, \._film),
    ]
  }
}
