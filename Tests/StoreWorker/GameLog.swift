import Foundation
import Model

/// What a store holds after a number of saves, each of which belongs together.
///
/// Save number n adds game n with its points, marks the game before, and
/// deletes the one that is ``window`` older. So one number tells every row.
struct GameLog: Equatable {
  /// The revision of each game.
  var games: [Int: Int] = [:]
  /// The films of each game's points, in order.
  var films: [Int: [Data]] = [:]

  static let window = 8

  /// The number of the last save.
  var last: Int { games.keys.max() ?? 0 }

  /// What must be there after a number of saves.
  init(saves: Int) {
    guard saves > 0 else { return }
    for game in max(1, saves - Self.window + 1)...saves {
      games[game] = min(game + 1, saves)
      films[game] = Self.films(of: game)
    }
  }

  /// What is there.
  init(in context: ModelContext) throws {
    for game in try context.fetch(FetchDescriptor<Game>()) {
      games[game.number] = game.revision
    }
    for point in try context.fetch(FetchDescriptor<Point>()) {
      films[point.game, default: []].append(point.film)
    }
  }

  /// Hundreds of pages, so that writing them is a good part of a save.
  private static func films(of game: Int) -> [Data] {
    (0..<3 + game % 4).map { position in
      Data(
        repeating: UInt8(truncatingIfNeeded: game &* 7 &+ position),
        count: (game % 997 * 7 + position * 31) % 40 * 8_000)
    }
  }

  /// Does what belongs to a save, and saves.
  static func save(_ number: Int, in context: ModelContext) throws {
    context.insert(Game(number: number))
    for (position, film) in films(of: number).enumerated() {
      context.insert(Point(game: number, position: position, film: film))
    }
    let (earlier, oldest) = (number - 1, number - window)
    let marked = FetchDescriptor<Game>(
      predicate: #Predicate { $0.number == earlier })
    for game in try context.fetch(marked) { game.revision = number }
    try context.delete(
      model: Game.self, where: #Predicate { $0.number == oldest })
    try context.delete(
      model: Point.self, where: #Predicate { $0.game == oldest })
    try context.save()
  }
}

extension ModelContainer {
  /// A container with games and points.
  static func games(
    _ file: URL, durability: ModelConfiguration.Durability = .normal,
    busyTimeout: Duration = .seconds(60)
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Game.self, Point.self,
      configurations: ModelConfiguration(
        url: file, durability: durability, busyTimeout: busyTimeout))
  }
}
