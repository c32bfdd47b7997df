import CPseudoTerminal
import Foundation
import Testing

/// A program in a terminal of its own, with a person who types and reads.
final class PseudoTerminal {
  private let process: pid_t

  /// Whether the program's end has been waited for: its number may be another
  /// program's by now.
  private var hasEnded = false

  private var person: Int32

  /// The program's side, kept open so that its settings can be read when the
  /// program has ended.
  private var programSide: Int32

  /// What the person sees.
  private(set) var emulator: TerminalEmulator

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a program gets unless a test says otherwise: the options of a
  /// sanitizer that this process runs under are meant for it as well, and the
  /// folders where that looks for the program that names functions.
  private static let standard = ProcessInfo.processInfo.environment
    .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "PATH"].contains($0.key) }
    .merging(["TERM": "xterm"]) { _, own in own }

  /// Starts a program.
  init(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    columns: Int = 80, lines: Int = 24
  ) throws {
    let program = Programs.path(of: name)
    var cArguments = Self.cStrings([program] + arguments)
    var cEnvironment = Self.cStrings(
      Self.standard.merging(environment) { _, own in own }
        .map { "\($0)=\($1)" })
    defer { (cArguments + cEnvironment).forEach { free($0) } }
    var person: Int32 = -1
    var path = [CChar](repeating: 0, count: 256)
    process = terminal_spawn(
      program, &cArguments, &cEnvironment, Int32(columns), Int32(lines),
      &person, &path, 256)
    guard process > 0 else {
      throw Failure(description: "\(program) can't be started")
    }
    self.person = person
    programSide = open(path, O_RDWR | O_NOCTTY)
    emulator = TerminalEmulator(columns: columns, lines: lines)
  }

  deinit {
    signal(SIGKILL)
    close(person)
    close(programSide)
    // One that is never waited for hides the ends of others from the thread
    // that waits for exit tests: it is told of the same one again and again.
    if !hasEnded {
      waitpid(process, nil, 0)
    }
  }

  private static func cStrings(
    _ texts: [String]
  ) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  // MARK: Acting

  func send(_ keys: String) throws {
    try send(Array(keys.utf8))
  }

  /// Sends bytes as fast as the program takes them, and reads meanwhile.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      var output = pollfd(
        fd: person, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&output, 1, Self.patience) > 0 else {
        throw Failure(description: "the terminal takes no keys")
      }
      if output.revents & Int16(POLLIN) != 0 {
        _ = try readSome(timeout: 0)
      }
      guard output.revents & Int16(POLLOUT) != 0 else { continue }
      let part = Array(rest.prefix(1024))
      let count = write(person, part, part.count)
      guard count > 0 else {
        throw Failure(description: "the terminal takes no keys")
      }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: Int, lines: Int) {
    emulator.resize(columns: columns, lines: lines)
    terminal_resize(person, Int32(columns), Int32(lines))
  }

  /// Closes the person's side, as a terminal does whose window is closed.
  func hangUp() {
    close(programSide)
    close(person)
    person = -1
    programSide = -1
  }

  /// Begins to count anew how often lines are written.
  func forgetWrites() {
    emulator.forgetWrites()
  }

  func signal(_ number: Int32) {
    guard !hasEnded else { return }
    kill(process, number)
  }

  /// Sends a signal to the job that a shell runs in the foreground.
  func signalForeground(_ number: Int32) {
    let job = tcgetpgrp(person)
    guard job > 0 else { return }
    kill(-job, number)
  }

  // MARK: Reading

  /// The lines on the screen.
  var lines: [String] { emulator.text }

  /// Reads until the screen is as it should be.
  func wait(
    _ what: String, until isReached: (TerminalEmulator) -> Bool
  ) throws {
    while !isReached(emulator) {
      guard try readSome() else {
        throw Failure(
          description: """
            waited for \(what); the screen shows:
            \(emulator.text.joined(separator: "\n"))
            """)
      }
    }
  }

  func wait(for text: String) throws {
    try wait("“\(text)”") { $0.text.contains { $0.contains(text) } }
  }

  /// Reads until a program that only prints has printed a text.
  func waitForLine(_ text: String) throws {
    try wait("“\(text)”") { $0.transcript.contains { $0.contains(text) } }
  }

  /// Reads to the program's end.
  ///
  /// - Returns: How it ended, as `waitpid` says.
  func waitForEnd() throws -> Int32 {
    var status: Int32 = 0
    var silence: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      silence = try readSome(timeout: 20) ? 0 : silence + 20
      guard silence < Self.patience else {
        throw Failure(
          description: """
            waited for the program's end; the screen shows:
            \(emulator.text.joined(separator: "\n"))
            """)
      }
    }
    hasEnded = true
    while try readSome(timeout: 0) {}
    return status
  }

  /// Checks that the program has left the terminal as it found it.
  func expectRestored(_ location: SourceLocation = #_sourceLocation) {
    #expect(isCooked, sourceLocation: location)
    #expect(!emulator.isAlternate, sourceLocation: location)
    #expect(emulator.isCursorVisible, sourceLocation: location)
    #expect(!emulator.hasBracketedPaste, sourceLocation: location)
    #expect(emulator.unknown == [], sourceLocation: location)
  }

  var isCooked: Bool { terminal_is_cooked(programSide) == 1 }

  /// How long a program may be silent while something is waited for.
  private static let patience: Int32 = 20_000

  private func readSome(timeout: Int32 = patience) throws -> Bool {
    var input = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, timeout) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(person, &buffer, buffer.count)
    guard count > 0 else { return false }
    emulator.take(buffer[..<count])
    return true
  }
}
