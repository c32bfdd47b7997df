import Foundation

/// Shows views on a terminal that can only print: the screen, then a prompt
/// for the next command.
///
/// ```
/// Name: Messi
/// Age: 19
/// [Older] [Younger]
/// > tap "Older"
/// ```
///
/// The commands are those of a script; a mistake is answered and ends nothing.
final class LineTerminal {
  private let screen: Screen
  private let script: Script
  private let charset: Charset
  private let events = TerminalEvents()
  private var input: [UInt8] = []

  init<Content: View>(charset: Charset, @ViewBuilder content: () -> Content) {
    self.charset = charset
    let screen = Screen(width: TerminalMode.size.width, content: content)
    self.screen = screen
    script = Script(on: screen) { text in
      TerminalMode.write(charset.encoded("\(text)\n"))
    }
  }

  /// Runs commands until `quit`, the end of the input, or a signal.
  ///
  /// - Returns: The signal that ended the program, if one did.
  func run() async -> Int32? {
    defer { events.stop() }
    await script.finish()
    prompt()
    for await event in events.stream {
      switch event {
      case .input:
        for case .bytes(let bytes) in events.input.takeAll() {
          input += bytes
        }
        guard await runLines() else { return nil }
      case .resize:
        screen.width = TerminalMode.size.width
      case .suspend:
        TerminalMode.stop()
      case .resume:
        if TerminalMode.isInForeground {
          // Over the prompt that is there, if it went on twice.
          TerminalMode.write("\r")
          prompt()
        }
      case .update, .tick:
        screen.settle()
      case .end(let signal):
        TerminalMode.write("\n")
        return signal
      }
    }
    return nil
  }

  /// Runs the lines that are complete.
  ///
  /// - Returns: Whether the program goes on.
  private func runLines() async -> Bool {
    while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: input[..<end], as: UTF8.self)
      input.removeFirst(end + 1)
      switch line.collapsingBlanks {
      case "quit", "q": return false
      case "help", "--help", "?": write(Self.help)
      case _: await run(line)
      }
      prompt()
    }
    return true
  }

  private static let help = """
    \(ScriptCommand.usage)
    help                    print these commands
    quit                    leave the program
    """

  private func run(_ line: String) async {
    do {
      try await script.run(line: line)
    } catch let error {
      write("! \(error.reason)")
    }
  }

  private func prompt() {
    screen.host.logIssues()
    TerminalMode.write("> ")
  }

  private func write(_ text: String) {
    TerminalMode.write(charset.encoded("\(text)\n"))
  }
}
