import Foundation
import Testing

@testable import Pitfalls

/// How a version has ended its process.
@Suite nonisolated struct `A trap` {
  @Test(arguments: [
    (SIGILL, "x.swift:1: Fatal error: No\n", Trap.told("No"), "No"),
    (SIGTRAP, "", .wordless, "a trap without a word"),
    (SIGABRT, "Fatal error: No\n", .signal(6), "signal 6, which is no trap"),
  ])
  func `is told from other ends`(
    signal: Int32, errors: String, trap: Trap, description: String
  ) {
    #expect(Trap(signal: signal, errors: errors) == trap)
    #expect("\(trap)" == description)
  }

  @MainActor
  @Test func `without a word is enough where one is expected`() async throws {
    let pair = try #require(
      Pitfall.deleteFirstOfNone.pairs.first as? ScreenPair)

    let told = PlayedScreens(
      pair: pair, broken: Playback(readFrom: "", trap: .wordless), mended: [])
    let lost = PlayedScreens(
      pair: pair, broken: Playback(readFrom: "", trap: .signal(SIGABRT)),
      mended: [])

    #expect(told.trapDifferences == [])
    #expect(
      lost.trapDifferences == [
        """
        trap: expected Index out of range, found signal 6, which is no trap
        """
      ])
    #expect(
      told.asBuilt("The program ends: Index out of range\n")
        == "The program ends: a trap without a word\n")
  }
}

/// The broken versions that trap, each in a process of its own.
@Suite struct `The pitfalls that trap` {
  @Test(arguments: [
    ("delete-first-of-none", "Index out of range"),
    ("delete-by-offsets", "Index out of range"),
    ("swallowed-error", "The container could not be made."),
  ])
  func `end their process`(name: String, message: String) async throws {
    // What traps leaves its store behind.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name, path = path as String] in
      setenv("TMPDIR", path, 1)
      try await Pitfall.named(name)?.playBroken(.traps) { _ in }
    }

    let error = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Fatal error: \(message)"))
  }
}
