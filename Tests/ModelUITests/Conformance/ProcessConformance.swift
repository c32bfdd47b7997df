import Foundation
import Model
import ModelUI
import Testing
import TextUI

@testable import store_worker

/// Report 14: what another process saves.
@MainActor
@Suite struct `Conformance: processes` {
  // https://github.com/anthropics/claude-code/issues/19455 (report 14)
  @Test func `a row that another process saves appears by itself`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "model-ui-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "games.store")
    let container = try ModelContainer.games(file)
    let screen = Screen { Games().modelContainer(container) }
    #expect(screen.text == "games:")

    try run("write", file.path(percentEncoded: false), "normal", "2")

    #expect(screen.text == "games: 1 2")
    #expect(screen.bodyCount(of: Games.self) == 2)
  }

  /// Runs a `store-worker` to its end.
  private func run(_ arguments: String...) throws {
    let folder = try #require(
      Bundle.main.executableURL?.deletingLastPathComponent())
    let worker = Process()
    worker.executableURL = folder.appending(path: "store-worker")
    worker.arguments = arguments
    worker.standardOutput = FileHandle.nullDevice

    try worker.run()
    worker.waitUntilExit()

    #expect(worker.terminationStatus == 0)
  }
}

private struct Games: View {
  @Query private var games: [Game]

  var body: some View {
    Text("games: \(games.map { "\($0.number)" }.joined(separator: " "))")
  }
}
