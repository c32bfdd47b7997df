import Foundation

/// A `store-worker` that a test has started, and what it says.
final class Worker {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let output = Pipe()
  private let deadline: ContinuousClock.Instant
  private var unread: [UInt8] = []
  private var lines: [String] = []

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - arguments: Its verb and what belongs to it.
  ///   - patience: When it has hung: far more than it takes.
  /// - Throws: What keeps it from starting.
  init(_ arguments: [String], patience: Duration = .seconds(120)) throws {
    let folder =
      Bundle.main.executableURL?.deletingLastPathComponent()
      ?? URL(filePath: ".build/debug")
    process.executableURL = folder.appending(path: "store-worker")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "limit=8,registers=none,images=none,color=no"]
    ) { _, own in own }
    // A trap is reported with the line before it, so both are one text.
    process.standardOutput = output
    process.standardError = output
    deadline = .now + patience
    try process.run()
    // The other end is the worker's alone, so that its end shows.
    try output.fileHandleForWriting.close()
  }

  deinit { kill() }

  private func kill() {
    if process.isRunning {
      Foundation.kill(process.processIdentifier, SIGKILL)
    }
  }

  // MARK: Reading

  /// The next line, or nil at the end of the output.
  func nextLine() throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        lines.append(line)
        return line
      }
      let bytes = try read()
      if bytes.isEmpty { return nil }
      unread += bytes
    }
  }

  // MARK: Ending

  /// Reads to the worker's end, which must not be a failure.
  ///
  /// - Returns: All that it has said.
  @discardableResult
  func finish() throws -> [String] {
    try waitForEnd()
    if process.terminationReason == .uncaughtSignal {
      throw failure("ended by signal \(process.terminationStatus)")
    }
    if process.terminationStatus != 0 {
      throw failure("ended with \(process.terminationStatus)")
    }
    return lines
  }

  /// Ends the worker, which must be running, as if it had crashed.
  ///
  /// - Returns: All that it has said until then.
  func crash() throws -> [String] {
    kill()
    try waitForEnd()
    guard process.terminationReason == .uncaughtSignal,
      process.terminationStatus == SIGKILL
    else { throw failure("ended by itself") }
    return lines
  }

  private func waitForEnd() throws {
    while try nextLine() != nil {}
    process.waitUntilExit()
  }

  private func read() throws -> [UInt8] {
    let left = ContinuousClock.now.duration(to: deadline)
    let file = output.fileHandleForReading.fileDescriptor
    var input = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(left / .milliseconds(1), 0))
    guard poll(&input, 1, milliseconds) > 0 else {
      kill()
      throw failure("said nothing more and didn't end")
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(file, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  private func failure(_ end: String) -> Failure {
    Failure(
      description: """
        store-worker \(process.arguments?.joined(separator: " ") ?? "") \
        \(end) after:
        \(lines.suffix(40).joined(separator: "\n"))
        """)
  }
}
