import Foundation

/// Runs an app in a terminal, or with a script.
package struct AppProgram<Program: App> {
  private var name: String { "\(Program.self)" }

  package init(_: Program.Type) {}

  /// Runs the program to its end.
  ///
  /// - Parameter arguments: What it was called with.
  /// - Returns: The exit code.
  func run(_ arguments: some Sequence<String>) async -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      try? Self.write(help, to: .standardOutput)
      return EXIT_SUCCESS
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
      try await play(lines, echoes: arguments.contains("--echo")) {
        try? Self.write($0, to: .standardOutput)
      }
      return EXIT_SUCCESS
    } catch {
      try? Self.write("\(name): \(error)", to: .standardError)
      return EXIT_FAILURE
    }
  }

  /// Plays a script line by line, and logs what a device would.
  ///
  /// - Parameters:
  ///   - lines: The lines, as they come.
  ///   - width: The width of the screen in columns.
  ///   - echoes: Whether each command is put out before what it shows.
  ///   - output: Takes what is printed: the screen after each command, with an
  ///     empty line between two.
  /// - Throws: A ``ScriptError`` for the first line that is refused.
  package func play(
    _ lines: some Sequence<String>, width: Int = 80, echoes: Bool = false,
    output: @escaping (String) -> Void
  ) async throws(ScriptError) {
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

    Usage: \(ProcessInfo.processInfo.processName) [options]

    Options
      --echo           print each command before the screen that it leads to
      --help           print this text

    Commands
    \(ScriptCommand.usage.split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n"))

    Exit code: 0; 1 if a command is refused.
    """
  }
}
