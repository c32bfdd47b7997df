import Foundation
import Specification

/// Two versions of which the compiler refuses the broken one.
nonisolated struct CodePair: Pair {
  let broken: String
  let mended: String

  /// What the compiler says of the broken version.
  let diagnostic: String

  var kind: Pitfall.Kind { .compile }
  var clauses: [Clause] { [] }

  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair {
    PlayedCode(
      pair: self, broken: try Self.errors(in: broken),
      mended: try Self.errors(in: mended))
  }

  @MainActor func playBroken(_ show: (String) -> Void) {
    show(broken)
  }

  @MainActor
  func checkBroken(
    from first: Clause.ID?, _ show: (String) -> Void
  ) throws -> Bool {
    let errors = try Self.errors(in: broken)
    errors.forEach { show("✗ \($0)") }
    return errors.isEmpty
  }

  /// The errors that the compiler finds in a program.
  ///
  /// The program may use the modules that were built beside this one.
  ///
  /// - Throws: ``MissingBuild``, or ``CompilerError``.
  private static func errors(in program: String) throws -> [String] {
    for path in [modules.plainPath, moduleMap.plainPath] {
      guard FileManager.default.fileExists(atPath: path) else {
        throw MissingBuild(path: path)
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pitfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Pitfall.swift")
    try Data(program.utf8).write(to: file)

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", file.plainPath, "-swift-version", "6",
      "-default-isolation", "MainActor",
      "-I", modules.plainPath,
      "-Xcc", "-fmodule-map-file=\(moduleMap.plainPath)",
    ]
    // The compiler leaves a folder of its own behind.
    compiler.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.plainPath]) { $1 }
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

  private static let modules = URL.products.appending(path: "Modules")
  private static let moduleMap = URL.products.appending(
    path: "CSQLite.build/module.modulemap")
}

/// What the compiler has to know is not where the program is built.
private nonisolated struct MissingBuild: Error, CustomStringConvertible {
  let path: String

  var description: String {
    """
    there is no \(path), against which a program is checked. Run this one from \
    the folder in which “swift build” has put it.
    """
  }
}

/// The compiler could not be asked.
private nonisolated struct CompilerError: Error, CustomStringConvertible {
  let text: String

  var description: String {
    """
    swiftc, which has to be in a folder of PATH, could not check a program: \
    \(text)
    """
  }
}

/// What the compiler has said of two programs.
struct PlayedCode: PlayedPair {
  let pair: CodePair
  let broken: [String]
  let mended: [String]

  let cure = "below"

  func scenes(width: Int) -> [String] {
    ["BROKEN\n\n\(pair.broken)", "MENDED\n\n\(pair.mended)"]
  }

  func conclusion(width: Int) -> String {
    (["The compiler:"] + broken.map { "error: \($0)" })
      .map { Demonstration.wrapped($0, width: width) }
      .joined(separator: "\n")
  }

  func asBuilt(_ page: String) -> String { page }

  func differences() async -> [String] {
    var found = Differences()
    found.expect("errors", broken, is: [pair.diagnostic])
    found.expect("errors when mended", mended, is: [])
    return found.lines
  }
}
