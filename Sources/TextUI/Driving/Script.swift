/// Acts on a screen line by line, as a person would with keys.
public final class Script {
  private let screen: Screen
  private let output: (String) -> Void
  private var lineNumber = 0
  private var hasShown = false

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - screen: The screen to act on.
  ///   - output: Takes the text of the screen after each command.
  public init(on screen: Screen, output: @escaping (String) -> Void) {
    self.screen = screen
    self.output = output
  }

  /// Runs a whole script; nothing is run if a line of it is no command.
  ///
  /// - Throws: ``ScriptError``.
  public func run(_ text: String) throws(ScriptError) {
    let lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      _ = try parse(line, number: index + 1)
    }
    for line in lines {
      try run(line: line)
    }
    finish()
  }

  /// Runs the next line of a script.
  ///
  /// - Throws: ``ScriptError``.
  public func run(line: some StringProtocol) throws(ScriptError) {
    lineNumber += 1
    guard let command = try parse(line, number: lineNumber) else { return }
    do {
      try perform(command)
    } catch {
      throw ScriptError(
        line: lineNumber, text: String(line).collapsingBlanks,
        reason: "\(error)")
    }
  }

  /// Shows the screen if no line has done so.
  public func finish() {
    if !hasShown {
      show()
    }
  }

  private func parse(
    _ line: some StringProtocol, number: Int
  ) throws(ScriptError) -> ScriptCommand? {
    do {
      return try ScriptCommand(line)
    } catch {
      throw ScriptError(
        line: number, text: String(line).collapsingBlanks, reason: "\(error)")
    }
  }

  private func perform(_ command: ScriptCommand) throws {
    switch command {
    case .tap(let label, let index): try screen.tap(label, at: index)
    case .pick(let option, let picker): try screen.pick(option, in: picker)
    case .type(let text, let field): try screen.type(text, into: field)
    case .clear(let field): try screen.clear(field)
    case .back: try screen.back()
    case .show: break
    case .expect(let text):
      guard screen.text.collapsingBlanks.contains(text.collapsingBlanks)
      else { throw ExpectationError(text: text, screen: screen.text) }
      return
    }
    show()
  }

  private func show() {
    hasShown = true
    output(screen.text)
  }
}

/// A line of a script that could not be run; those before it have been.
public nonisolated struct ScriptError: Error, Hashable {
  /// The line's number, from 1.
  public let line: Int

  /// The line as it was written, with each run of blanks as one.
  public let text: String

  /// Why, and what would work.
  public let reason: String
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
