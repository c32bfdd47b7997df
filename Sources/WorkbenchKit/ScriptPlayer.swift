import Model
import ProgramKit
import TextUI

/// Plays a script on a screen and prints what it shows.
struct ScriptPlayer {
  private let screen: Screen
  private let context: ModelContext
  private let script: Script

  init(_ screen: Screen, on context: ModelContext, echoes: Bool) {
    self.screen = screen
    self.context = context
    var isFirst = true
    script = Script(on: screen, echoes: echoes) { text in
      Program.print(isFirst ? text : "\n\(text)")
      isFirst = false
    }
  }

  /// Plays a whole script; nothing is played if a line is no command.
  ///
  /// - Throws: A `ScriptError`, or the error that kept the store from being
  ///   written or read.
  func play(_ text: String) async throws {
    try await script.run(text)
    try finish()
  }

  /// Plays the lines of standard input as they come.
  ///
  /// - Throws: As `play(_:)`.
  func playStandardInput() async throws {
    while let line = readLine() {
      try await script.run(line: line)
      if let error = context.autosaveError { throw error }
    }
    await script.finish()
    try finish()
  }

  /// Saves what is left, and says if the screen has shown less than there is.
  private func finish() throws {
    try context.save()
    if let error = context.observerError { throw error }
  }

  /// Prints the first screen alone.
  func showOnce() async {
    await script.finish()
  }
}
