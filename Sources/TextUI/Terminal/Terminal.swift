import Foundation

/// Shows views in the terminal until the person quits.
///
/// ```
/// ↑↓ move  ⏎ choose  esc back  ? keys  q quit
/// ```
public final class Terminal {
  private let host: ViewHost
  private let name: String
  private let events = TerminalEvents()
  private var parser = KeyParser()
  private var writer: FrameWriter
  private var size = TerminalMode.size
  private var scrollOffset = 0
  private var showsKeys = false

  private let marksFocus: Bool

  /// Whether a person sits at both ends of the program.
  public static var isInteractive: Bool {
    isInputInteractive && isatty(STDOUT_FILENO) == 1
  }

  /// Whether standard input is a terminal.
  public static var isInputInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The width of the terminal in columns; 80 where there is none.
  public static var width: Int { TerminalMode.size.width }

  /// Shows views and sends them the keys until the person quits.
  ///
  /// - Parameters:
  ///   - name: What stands at the right end of the first line.
  ///   - content: The views.
  /// - Returns: The signal that ended the program, if one did.
  public static func run<Content: View>(
    name: String, @ViewBuilder content: () -> Content
  ) async -> Int32? {
    await Terminal(name: name, content: content()).run()
  }

  private init(name: String, content: some View) {
    self.name = name
    let isPlain =
      ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
    marksFocus = isPlain
    writer = FrameWriter(usesStyles: !isPlain)
    host = ViewHost(width: size.width, content: content)
  }

  private func run() async -> Int32? {
    TerminalMode.enter()
    defer {
      events.stop()
      TerminalMode.leave()
    }
    host.whenUpdateIsNeeded = { [events] in events.send(.update) }
    host.moveFocus(by: 1)
    draw()
    for await event in events.stream {
      switch event {
      case .bytes(let bytes):
        guard press(parser.keys(from: bytes)) else { return nil }
      case .pause:
        guard press(parser.flush()) else { return nil }
      case .resize:
        size = TerminalMode.size
        host.width = size.width
        writer.invalidate()
      case .resume:
        TerminalMode.enter()
        writer.invalidate()
      case .update, .tick:
        break
      case .end(let signal):
        return signal
      }
      host.settle()
      draw()
    }
    return nil
  }

  // MARK: Keys

  /// Sends keys to the views, and does what they leave over.
  ///
  /// - Returns: Whether the program goes on.
  private func press(_ keys: [Key]) -> Bool {
    for key in keys {
      if showsKeys {
        showsKeys = false
        if key == .interrupt || key == .character("q") { return false }
        continue
      }
      switch key {
      case .interrupt:
        return false
      case .suspend:
        TerminalMode.leave()
        kill(0, SIGTSTP)
        // Here the program goes on; at once, where nobody could continue it.
        TerminalMode.enter()
        writer.invalidate()
      case .redraw:
        writer.invalidate()
      case _ where host.send(key):
        break
      case .character("q"):
        return false
      case .character("?"):
        showsKeys = true
      case .tab, .down, .right:
        host.moveFocus(by: 1)
      case .backtab, .up, .left:
        host.moveFocus(by: -1)
      case .home:
        host.moveFocus(to: host.focusableElements.first)
      case .end:
        host.moveFocus(to: host.focusableElements.last)
      default:
        break
      }
    }
    return true
  }

  // MARK: Frames

  private func draw() {
    let bytes = writer.bytes(for: frame())
    if !bytes.isEmpty {
      TerminalMode.write(bytes)
    }
  }

  private func frame() -> [Line] {
    let height = size.height > 1 ? size.height - 1 : size.height
    let content =
      showsKeys
      ? Self.keys(width: size.width)
      : host.lines(height: height, marksFocus: marksFocus)
    var frame = content.window(
      of: height, from: &scrollOffset,
      showing: content.firstIndex(where: \.hasFocus))
    while frame.count < height {
      frame.append(Line())
    }
    frame[0] = named(frame[0])
    if size.height > 1 {
      frame.append(Line(help, style: .dim))
    }
    return frame.map { $0.truncated(to: size.width) }
  }

  /// The line with the program's name at its right end, if there is room.
  private func named(_ line: Line) -> Line {
    let start = size.width - name.columns
    guard line.columns < start else { return line }
    return line.padded(to: start).appending(Line(name, style: .dim))
  }

  private var help: String {
    if showsKeys { return "any key  q quit" }
    var parts = ["↑↓ move"]
    if let focus = host.focus, focus.isEnabled, let help = focus.help {
      parts.append(help)
    }
    if host.canGoBack {
      parts.append("esc back")
    }
    parts += ["? keys", "q quit"]
    var line = parts.joined(separator: "  ")
    while line.columns > size.width, parts.count > 1 {
      parts.removeFirst()
      line = parts.joined(separator: "  ")
    }
    return line
  }

  /// What each key does; in a narrow window a key has a line of its own.
  private static func keys(width: Int) -> [Line] {
    let rows = keys.flatMap { key, meaning in
      let line =
        key.padding(toLength: 22, withPad: " ", startingAt: 0) + meaning
      return line.columns <= width
        ? [line] : [key] + meaning.wrapped(to: width - 2).map { "  \($0)" }
    }
    return (["Keys", "────"] + rows).map { Line($0) }
  }

  private static let keys = [
    ("↑ ↓  Tab  Shift-Tab", "move to the next or the previous place"),
    ("Home  End", "move to the first or the last place"),
    ("Return  Space", "press, choose or pick what is set off"),
    ("↑ ↓  Page Up, Down", "scroll a list that is set off as a whole"),
    ("Esc", "go back"),
    ("Ctrl-L", "draw the screen anew"),
    ("Ctrl-Z", "suspend; fg goes on"),
    ("q  Ctrl-C", "quit"),
  ]
}
