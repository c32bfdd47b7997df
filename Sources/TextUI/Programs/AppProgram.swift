import Foundation

/// Runs an app in a terminal, or with a script.
package struct AppProgram<Program: App> {
  private var name: String { "\(Program.self)" }

  package init(_: Program.Type) {}

  /// Runs the program to its end.
  ///
  /// - Returns: The exit code.
  func run() async -> Int32 {
    if Terminal.isInteractive {
      let signal = await Terminal.run(name: name) { AppRoot(app: Program()) }
      return signal.map { 128 + $0 } ?? EXIT_SUCCESS
    }
    var lines = AnyIterator { readLine() }
    if Terminal.isInputInteractive {
      lines = AnyIterator { nil }
    }
    do {
      try await play(lines) { try? Self.write($0, to: .standardOutput) }
      return EXIT_SUCCESS
    } catch {
      try? Self.write("\(name): \(error)", to: .standardError)
      return EXIT_FAILURE
    }
  }

  /// Plays a script line by line.
  ///
  /// - Parameters:
  ///   - lines: The lines, as they come.
  ///   - width: The width of the screen in columns.
  ///   - output: Takes what is printed: the screen after each command, with an
  ///     empty line between two.
  /// - Throws: A ``ScriptError`` for the first line that is refused.
  package func play(
    _ lines: some Sequence<String>, width: Int = 80,
    output: @escaping (String) -> Void
  ) async throws(ScriptError) {
    var isFirst = true
    let script = Script(on: Screen(width: width, app: Program())) { text in
      output(isFirst ? text : "\n\(text)")
      isFirst = false
    }
    for line in lines {
      try await script.run(line: line)
    }
    await script.finish()
  }

  private static func write(_ text: String, to file: FileHandle) throws {
    try file.write(contentsOf: Data("\(text)\n".utf8))
  }
}
