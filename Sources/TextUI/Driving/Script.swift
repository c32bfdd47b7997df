/// Acts on a screen line by line, as a person would with keys.
///
/// Before the first line and after each it waits until no task of the screen's
/// views runs, at most ten seconds: a person would wait, too.
public final class Script {
  private let screen: Screen
  private let output: (String) -> Void
  private let echoes: Bool
  private var lineNumber = 0
  private var hasStarted = false
  private var hasShown = false

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - screen: The screen to act on.
  ///   - echoes: Whether each command is put out before what it shows.
  ///   - output: Takes the text of the screen after each command.
  public init(
    on screen: Screen, echoes: Bool = false,
    output: @escaping (String) -> Void
  ) {
    self.screen = screen
    self.echoes = echoes
    self.output = output
  }

  /// Runs a whole script; nothing is run if a line of it is no command.
  ///
  /// - Throws: ``ScriptError``.
  public func run(_ text: String) async throws(ScriptError) {
    try Self.check(text)
    for line in Self.lines(of: text) {
      try await run(line: line)
    }
    await finish()
  }

  /// Runs the next line of a script.
  ///
  /// - Throws: ``ScriptError``.
  public func run(line: some StringProtocol) async throws(ScriptError) {
    lineNumber += 1
    guard let command = try Self.parse(line, number: lineNumber) else { return }
    await start()
    if echoes {
      output("> \(String(line).trimmingBlanks.withVisibleControls)")
    }
    do {
      try perform(command)
    } catch {
      throw ScriptError(lineNumber, line, error)
    }
    await screen.waitForTasks()
    if command.isAction {
      show()
    }
  }

  /// Shows the screen if no line has done so.
  public func finish() async {
    await start()
    if !hasShown {
      show()
    }
  }

  private func start() async {
    guard !hasStarted else { return }
    hasStarted = true
    await screen.waitForTasks()
  }

  /// Checks that each line of a script is a command, and runs none.
  ///
  /// - Throws: ``ScriptError`` for the first that is not.
  public static func check(_ text: String) throws(ScriptError) {
    for (index, line) in lines(of: text).enumerated() {
      _ = try parse(line, number: index + 1)
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func parse(
    _ line: some StringProtocol, number: Int
  ) throws(ScriptError) -> ScriptCommand? {
    do {
      return try ScriptCommand(line)
    } catch {
      throw ScriptError(number, line, error)
    }
  }

  private func perform(_ command: ScriptCommand) throws {
    switch command {
    case .tap(let label, let index): try screen.tap(label, at: index)
    case .toggle(let label, let index): try screen.toggle(label, at: index)
    case .pick(let option, let picker, let index):
      try screen.pick(option, in: picker, at: index)
    case .type(let text, let field, let index):
      try screen.type(text, into: field, at: index)
    case .clear(let field, let index): try screen.clear(field, at: index)
    case .submit(let field, let index): try screen.submit(field, at: index)
    case .delete(let row, let index): try screen.deleteRow(row, at: index)
    case .dismiss: try screen.dismiss()
    case .back: try screen.back()
    case .show: break
    case .expect(let text):
      guard screen.text.collapsingBlanks.contains(text.collapsingBlanks)
      else { throw ExpectationError(text: text, screen: screen.text) }
    }
  }

  private func show() {
    hasShown = true
    output(screen.text)
  }
}

extension ScriptCommand {
  /// Whether the screen is shown after the command.
  fileprivate var isAction: Bool {
    if case .expect = self { false } else { true }
  }
}

/// A line of a script that could not be run; those before it have been.
public nonisolated struct ScriptError: Error, Hashable {
  /// The line's number, from 1.
  public let line: Int

  /// The line, with each run of blanks as one.
  public let text: String

  /// Why, and what would work.
  public let reason: String

  /// - Parameters:
  ///   - line: The line's number.
  ///   - text: The line as it was written; what is long or commands a terminal
  ///     is not repeated as it stands.
  ///   - error: Why it could not be run.
  init(_ line: Int, _ text: some StringProtocol, _ error: some Error) {
    self.line = line
    self.text = String(text).forMessage
    reason = "\(error)".withVisibleControls
  }
}

nonisolated extension ScriptError: CustomStringConvertible {
  public var description: String { "line \(line): \(text): \(reason)" }
}

private nonisolated struct ExpectationError: Error, CustomStringConvertible {
  let text: String
  let screen: String

  var description: String {
    "the screen has no text “\(text)”; it shows:\n\(screen)"
  }
}
