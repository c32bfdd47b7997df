import Foundation

/// The broken version of a pair in a process of its own: `workbench pitfalls`.
nonisolated struct OwnProcess {
  let pair: ScreenPair

  /// Plays the version.
  ///
  /// - Returns: What it has shown, also if it trapped.
  /// - Throws: ``MissingProgram``, or why it can't be started.
  @MainActor func playback() throws -> Playback {
    let run = try run(["--broken"])
    return Playback(
      readFrom: run.output,
      trap: run.traps
        // Optimised code traps without a word about an index.
        ? run.error.firstMatch(of: /Fatal error: (.*)/).map { String($0.1) }
          ?? pair.expectation.trap ?? run.error
        : nil)
  }

  /// Holds the version to clauses, all in one process.
  ///
  /// - Returns: The names of those that it fails; a trap fails the clause that
  ///   was to be checked next.
  /// - Throws: ``MissingProgram``, or why it can't be started.
  @MainActor func failingClauses() throws -> Set<String> {
    let run = try run(["--broken", "--check"])
    let marks = run.output.matches(of: /(?m)^([✓✗]) (\w+):/)
    var failing = Set(marks.filter { $0.1 == "✗" }.map { String($0.2) })
    if run.traps, let next = pair.brokenClauses.dropFirst(marks.count).first {
      failing.insert(next.id)
    }
    return failing
  }

  /// What the program prints, what it says at its end, and whether it traps.
  private func run(
    _ options: [String]
  ) throws -> (output: String, error: String, traps: Bool) {
    let url = URL.products.appending(path: "workbench")
    guard FileManager.default.isExecutableFile(atPath: url.plainPath) else {
      throw MissingProgram(path: url.plainPath)
    }
    // A program that traps leaves its store behind.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pitfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let program = Process()
    program.executableURL = url
    program.arguments =
      ["pitfalls", pair.broken.id, "--kind", pair.kind.rawValue] + options
    program.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", "TMPDIR": folder.plainPath]) {
        $1
      }
    let (output, error) = (Pipe(), Pipe())
    program.standardInput = FileHandle.nullDevice
    program.standardOutput = output
    program.standardError = error
    try program.run()
    let texts = [output, error].map {
      String(
        decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    program.waitUntilExit()
    return (texts[0], texts[1], program.terminationReason == .uncaughtSignal)
  }
}

/// The program that plays broken versions is not where it is built.
private nonisolated struct MissingProgram: Error, CustomStringConvertible {
  let path: String

  var description: String {
    """
    there is no \(path), which plays what needs a process of its own. Build \
    it with “swift build”, and run the program from the folder of its build.
    """
  }
}

nonisolated extension URL {
  /// Where the package's products are: beside the program.
  static let products =
    Bundle.main.executableURL?.deletingLastPathComponent()
    ?? URL(filePath: ".build/debug")

  /// The path as the file system has it, blanks and all.
  var plainPath: String { path(percentEncoded: false) }
}
