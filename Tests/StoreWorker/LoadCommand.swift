import Foundation
import Model

/// Writers, readers and an observer on several actors of one container.
struct LoadCommand {
  private let file: URL
  private let name: Int
  private let rounds: Int

  init(_ arguments: inout Arguments) throws {
    file = try arguments.nextFile()
    name = try arguments.next(Int.self)
    rounds = try arguments.next(Int.self)
  }

  /// Lets two writers write, and the others read until these are done.
  func run() async throws {
    let container = try ModelContainer.games(file)
    say("opened")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        let reader = LoadActor(container)
        group.addTask {
          try await repeatedly { try await reader.read() }
        }
      }
      let observer = LoadActor(container)
      group.addTask {
        try await repeatedly { try await observer.observe() }
      }
      async let first: Void = write(name * 2, to: container)
      async let second: Void = write(name * 2 + 1, to: container)
      _ = try await (first, second)
      group.cancelAll()
      try await group.waitForAll()
    }
    say("done")
  }

  private func write(
    _ writer: Int, to container: ModelContainer
  ) async throws {
    let actor = LoadActor(container)
    for round in 1...rounds {
      try await actor.write(round, as: writer)
      await Task.yield()
    }
  }

  // With a pause for the others: there may be fewer threads than actors.
  private func repeatedly(_ work: () async throws -> Void) async throws {
    while !Task.isCancelled {
      try await work()
      await Task.yield()
    }
  }
}
