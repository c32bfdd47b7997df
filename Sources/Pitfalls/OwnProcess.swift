import Foundation
import Specification

/// The broken version of a pair in a process of its own: `workbench pitfalls`.
nonisolated struct OwnProcess {
  let pair: ScreenPair

  /// Plays the version.
  ///
  /// - Returns: What it has shown, also if it trapped.
  /// - Throws: ``MissingProgram``, or why it can't be started.
  @MainActor func playback() throws -> Playback {
    let run = try run(["--broken"])
    return Playback(readFrom: run.output, trap: run.trap)
  }

  /// Holds the version to the clauses of its screen: all in one process, and
  /// after a trap the rest in another.
  ///
  /// - Returns: The names of those that it fails; a trap fails the clause that
  ///   was being checked.
  /// - Throws: ``MissingProgram``, or why it can't be started.
  @MainActor func failingClauses() throws -> Set<Clause.ID> {
    var failing: Set<Clause.ID> = []
    var rest = pair.clauses[...]
    while let first = rest.first {
      let run = try run(["--broken", "--check", "--from", first.id])
      let marks = run.output.matches(of: /(?m)^([✓✗]) (\w+):/)
      failing.formUnion(marks.filter { $0.1 == "✗" }.map { String($0.2) })
      rest = rest.dropFirst(marks.count)
      if let trapped = rest.popFirst() { failing.insert(trapped.id) }
    }
    return failing
  }

  /// What the program prints, and the trap that ends it, if one does.
  private func run(
    _ options: [String]
  ) throws -> (output: String, trap: Trap?) {
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
    guard program.terminationReason == .uncaughtSignal else {
      return (texts[0], nil)
    }
    return (
      texts[0], Trap(signal: program.terminationStatus, errors: texts[1])
    )
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
