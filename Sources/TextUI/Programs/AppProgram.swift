import Foundation

/// Runs an app in a terminal, or with a script.
package struct AppProgram<Program: App> {
  private let name = ProcessInfo.processInfo.processName
  private let options = ["--echo", "--help"]

  package init(_: Program.Type) {}

  /// Runs the program to its end.
  ///
  /// - Parameter arguments: What it was called with.
  /// - Returns: The exit code.
  func run(_ arguments: some Collection<String>) async -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      try? Self.write(help, to: .standardOutput)
      return EXIT_SUCCESS
    }
    if let other = arguments.first(where: { !options.contains($0) }) {
      writeError("\(refusal(of: other))\nSee \(name) --help.")
      return Self.usageCode
    }
    if Terminal.isInteractive {
      let signal = await Terminal.run(name: name) { AppRoot(app: Program()) }
      return signal.map { 128 + $0 } ?? EXIT_SUCCESS
    }
    var lines = AnyIterator { readLine() }
    if Terminal.isInputInteractive {
      lines = AnyIterator { nil }
    }
    do {
      let issues = try await play(lines, echoes: arguments.contains("--echo")) {
        try? Self.write($0, to: .standardOutput)
      }
      return issues.contains(where: \.isOfStore) ? EXIT_FAILURE : EXIT_SUCCESS
    } catch {
      writeError("\(error)")
      return EXIT_FAILURE
    }
  }

  /// The exit code of a program that was called wrongly, as in sysexits.h.
  private static var usageCode: Int32 { 64 }

  /// Why an argument is refused, and which are not.
  private func refusal(of argument: String) -> String {
    let known = "there are \(options.joined(separator: ", "))"
    return argument.hasPrefix("-")
      ? "there is no option “\(argument.forMessage)”; \(known)"
      : "“\(argument.forMessage)” is not expected here; \(known)"
  }

  /// Plays a script line by line, and logs what a device would.
  ///
  /// - Parameters:
  ///   - lines: The lines, as they come.
  ///   - width: The width of the screen in columns.
  ///   - echoes: Whether each command is put out before what it shows.
  ///   - output: Takes what is printed: the screen after each command, with an
  ///     empty line between two.
  /// - Returns: The mistakes that were recorded.
  /// - Throws: A ``ScriptError`` for the first line that is refused.
  @discardableResult
  package func play(
    _ lines: some Sequence<String>, width: Int = 80, echoes: Bool = false,
    output: @escaping (String) -> Void
  ) async throws(ScriptError) -> [RuntimeIssue] {
    var isFirst = true
    let screen = Screen(width: width, app: Program())
    let script = Script(on: screen, echoes: echoes) { text in
      output(isFirst ? text : "\n\(text)")
      isFirst = false
    }
    defer { screen.host.logIssues() }
    for line in lines {
      try await script.run(line: line)
      screen.host.logIssues()
    }
    await script.finish()
    return screen.issues
  }

  private func writeError(_ text: String) {
    try? Self.write("\(name): \(text)", to: .standardError)
  }

  private static func write(_ text: String, to file: FileHandle) throws {
    try file.write(contentsOf: Data("\(text)\n".utf8))
  }

  private var help: String {
    """
    \(name)

    In a terminal it shows its screen; ? lists the keys. Where standard input
    is a pipe or a file, it reads commands from it and prints the screen after
    each.

    Usage: \(name) [options]

    Options
      --echo           print each command before the screen that it leads to
      --help           print this text

    Commands
    \(ScriptCommand.usage.split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n"))

    Exit code: 0; 64 if it is called wrongly; 1 if a command of a script is
    refused, or its store fails.
    """
  }
}

extension RuntimeIssue {
  fileprivate var isOfStore: Bool {
    if case .storage = self { true } else { false }
  }
}
