import Foundation
import Specification

/// Two versions of which the compiler refuses the broken one.
nonisolated struct CodePair: Pair {
  let broken: String
  let mended: String

  /// What the compiler says of the broken version.
  let diagnostic: String

  var kind: Pitfall.Kind { .compile }

  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair {
    PlayedCode(
      pair: self, broken: try Self.errors(in: broken),
      mended: try Self.errors(in: mended))
  }

  @MainActor func playBroken(_ show: (String) -> Void) {
    show(broken)
  }

  /// The errors that the compiler finds in a program.
  ///
  /// The program may use the modules that were built beside this one.
  private static func errors(in program: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "pitfall-\(UUID().uuidString).swift")
    try Data(program.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", file.path(), "-swift-version", "6",
      "-default-isolation", "MainActor",
      "-I", URL.products.appending(path: "Modules").path(),
      "-Xcc", "-fmodule-map-file=\(moduleMap.path())",
    ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self)
    compiler.waitUntilExit()
    guard compiler.terminationStatus <= 1 else {
      throw CompilerError(text: text)
    }
    return text.lines.compactMap { line in
      line.wholeMatch(of: /.*:\d+:\d+: error: (.*)/).map { String($0.1) }
    }
  }

  private static let moduleMap = URL.products.appending(
    path: "CSQLite.build/module.modulemap")
}

/// The compiler could not be asked.
private nonisolated struct CompilerError: Error, CustomStringConvertible {
  let text: String

  var description: String { "swiftc could not check a program:\n\(text)" }
}

/// What the compiler has said of two programs.
struct PlayedCode: PlayedPair {
  let pair: CodePair
  let broken: [String]
  let mended: [String]

  let cure = "below"

  var scenes: [String] {
    ["BROKEN\n\n\(pair.broken)", "MENDED\n\n\(pair.mended)"]
  }

  var conclusion: String {
    (["The compiler:"] + broken.map { "error: \($0)" })
      .map(Demonstration.wrapped).joined(separator: "\n")
  }

  func differences() async -> [String] {
    var found = Differences()
    found.expect("errors", broken, is: [pair.diagnostic])
    found.expect("errors when mended", mended, is: [])
    return found.lines
  }
}

nonisolated extension URL {
  /// Where the package's products are: beside the program.
  static let products =
    Bundle.main.executableURL?.deletingLastPathComponent()
    ?? URL(filePath: ".build/debug")
}
