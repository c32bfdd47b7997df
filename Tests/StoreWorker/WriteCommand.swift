import Foundation
import Model

/// Saves game after game, and says so after each save.
struct WriteCommand {
  private let file: URL
  private let durability: ModelConfiguration.Durability
  private let saves: Int

  init(_ arguments: inout Arguments) throws {
    file = try arguments.nextFile()
    switch try arguments.next() {
    case "full": durability = .full
    case "normal": durability = .normal
    default: throw Arguments.Failure()
    }
    saves = arguments.isEmpty ? .max : try arguments.next(Int.self)
  }

  func run() throws {
    let context = ModelContext(
      try ModelContainer.games(file, durability: durability))
    var number = try GameLog(in: context).last
    var left = saves
    while left > 0 {
      number += 1
      left -= 1
      try GameLog.save(number, in: context)
      say("saved \(number)")
    }
  }
}
