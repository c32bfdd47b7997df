import Foundation
import Specification

/// Two versions of which the broken one traps in the last step.
///
/// It is played in a process of its own: `workbench pitfalls NAME --broken`.
nonisolated struct TrapPair: Pair {
  let screens: ScreenPair

  /// What the program says at its end.
  let message: String

  var kind: Pitfall.Kind { .traps }

  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair {
    var mended: [Playback] = []
    for pattern in patterns {
      mended.append(try await Playback(of: pattern, in: screens))
    }
    let (output, error) = try output()
    return PlayedTrap(pair: self, output: output, error: error, mended: mended)
  }

  @MainActor func playBroken(_ show: (String) -> Void) async throws {
    try await screens.playBroken(show)
  }

  /// What the broken version prints, and what it says at its end.
  private func output() throws -> (output: String, error: String) {
    // A program that traps leaves its store behind.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let program = Process()
    program.executableURL = URL.products.appending(path: "workbench")
    program.arguments = ["pitfalls", screens.broken.id, "--broken"]
    program.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", "TMPDIR": folder.path()]) { $1 }
    let (output, error) = (Pipe(), Pipe())
    program.standardOutput = output
    program.standardError = error
    try program.run()
    let texts = [output, error].map {
      String(
        decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    program.waitUntilExit()
    return (texts[0], texts[1])
  }
}

/// What a program has shown until it trapped, and what is shown without that.
struct PlayedTrap: PlayedPair {
  let pair: TrapPair
  let output: String
  let error: String
  let mended: [Playback]

  let cure = "the screen of each pattern"

  /// The screens, without the one that never came.
  private var brokenScreens: [String] {
    output.split(separator: /(?m)^> .*$/).map {
      $0.trimmingCharacters(in: .newlines)
    }
    .filter { !$0.isEmpty }
  }

  /// What stands after “Fatal error: ”, or all that was said.
  private var message: String {
    error.firstMatch(of: /Fatal error: (.*)/).map { String($0.1) } ?? error
  }

  var scenes: [String] {
    let titles = [""] + pair.screens.steps.map { "> \($0.title)\n\n" }
    let broken = brokenScreens + ["The program ends."]
    return zip(titles, zip(broken, mended.first?.screens ?? [])).map {
      title, screens in
      title + Comparison(of: screens.0, with: screens.1).text
    }
  }

  var conclusion: String {
    (["The program ends: \(message)"] + pair.screens.failures)
      .map(Demonstration.wrapped).joined(separator: "\n")
  }

  func differences() async -> [String] {
    var found = Differences()
    found.expect("message", message, is: pair.message)
    found.expect(
      "screens before the trap", brokenScreens.count,
      is: pair.screens.steps.count)
    for playback in mended {
      found.expect(
        "screens of the patterns", playback.screens, is: mended[0].screens)
    }
    return found.lines
  }
}
