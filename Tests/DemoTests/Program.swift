import CPseudoTerminal
import Foundation
import Testing

/// The programs that the package builds, beside its tests.
enum Programs {
  private static let folder =
    Bundle.main.executableURL?
    .deletingLastPathComponent() ?? URL(filePath: ".build/debug")

  /// The path of a program of the package; a path stays.
  static func path(of name: String) -> String {
    name.hasPrefix("/")
      ? name : folder.appending(path: name).path(percentEncoded: false)
  }

  /// Copies a program.
  ///
  /// Another process does, for a program that starts meanwhile in another test
  /// would inherit a file that is open here: a copy that is still open for
  /// writing can't be started.
  static func copy(_ name: String, to path: String) throws {
    let run = try Run("/bin/cp", [Self.path(of: name), path])
    try #require(run.code == 0, "\(run.errors)")
  }

  static let demos = ["direct-demo", "mvc-demo", "mvvm-demo"]

  static let posts = [
    "post-000-music-videos", "post-001-data-service", "post-002-player",
    "post-003-cows", "post-004-people",
  ]
}

/// What a program has said and how it ended.
struct Run {
  let output: String
  let errors: String
  let code: Int32

  /// Runs a program with a text on its standard input, and waits for its end.
  init(_ name: String, _ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: Programs.path(of: name))
    process.arguments = arguments
    // A program that traps would wait for whoever tells its backtrace.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    // A program may end without having read its input.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    self.output = Self.text(output)
    self.errors = Self.text(errors)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  private static func text(_ pipe: Pipe) -> String {
    String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self)
  }
}

/// A folder that is deleted with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }
}
