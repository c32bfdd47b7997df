import Foundation

/// Shows views in the terminal until the person quits.
///
/// ```
/// ↑↓ move  ⏎ choose  esc back  ? keys  q quit
/// ```
///
/// A terminal whose cursor can't be addressed, as `TERM=dumb` says, prints the
/// screen and reads commands line by line: see ``ScriptCommand/usage``.
/// `NO_COLOR` asks for a screen without inverse video, bold and dim; the cursor
/// then stands at the focus. A locale without UTF-8 gets signs in ASCII.
///
/// What goes to the terminal as standard error meanwhile is written when the
/// screen is left, also if the program traps; then comes what a device would
/// log.
public final class Terminal {
  private let host: ViewHost
  private let name: String
  private let traits: TerminalTraits
  private let events = TerminalEvents()
  private var parser = KeyParser()
  private var writer: FrameWriter
  private var size = TerminalMode.size
  private var scrollOffset = 0
  private var showsKeys = false

  /// Whether the views have changed since the last frame.
  private var needsFrame = false

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
    let traits = TerminalTraits.current
    return traits.hasCursorAddressing
      ? await Terminal(name: name, traits: traits, content: content()).run()
      : await LineTerminal(charset: traits.charset, content: content).run()
  }

  private init(name: String, traits: TerminalTraits, content: some View) {
    self.name = name
    self.traits = traits
    writer = FrameWriter(
      usesStyles: traits.usesStyles, charset: traits.charset)
    host = ViewHost(
      width: size.width, height: Self.contentHeight(in: size),
      content: content)
  }

  private func run() async -> Int32? {
    TerminalMode.enter()
    defer {
      events.stop()
      TerminalMode.leave()
      host.logIssues()
    }
    host.whenUpdateIsNeeded = { [unowned self] in
      needsFrame = true
      events.send(.update)
    }
    host.moveFocus(by: 1)
    draw()
    for await event in events.stream {
      switch event {
      case .input:
        guard press(events.input.takeAll().flatMap { keys(from: $0) }) else {
          return nil
        }
      case .resize:
        takeSize()
      case .suspend:
        TerminalMode.suspend()
        takeSize()
      case .resume:
        guard TerminalMode.resume() else { continue }
        takeSize()
      case .update, .tick:
        host.settle()
        guard needsFrame else { continue }
      case .end(let signal):
        return signal
      }
      host.settle()
      draw()
    }
    return nil
  }

  private func takeSize() {
    size = TerminalMode.size
    host.width = size.width
    host.height = Self.contentHeight(in: size)
    writer.invalidate()
  }

  // MARK: Keys

  private func keys(from piece: TerminalInput.Piece) -> [Key] {
    switch piece {
    case .bytes(let bytes): parser.keys(from: bytes)
    case .pause: parser.flush()
    }
  }

  private var isTyping: Bool { host.focus?.takesText == true }

  /// Sends keys to the views, and does what they leave over.
  ///
  /// - Returns: Whether the program goes on.
  private func press(_ keys: [Key]) -> Bool {
    var keys = keys[...]
    while let key = keys.popKey(joiningCharacters: isTyping) {
      if showsKeys {
        if key == .interrupt || key == .character("q") { return false }
        scrollKeys(key)
        continue
      }
      switch key {
      case .interrupt:
        return false
      case .suspend:
        TerminalMode.requestSuspension()
      case .redraw:
        writer.invalidate()
      case .help:
        showKeys()
      case _ where host.send(key):
        break
      case .character("q"):
        return false
      case .character("?"):
        showKeys()
      default:
        moveFocus(key)
      }
    }
    return true
  }

  /// Scrolls the list of keys, or leaves it.
  private func scrollKeys(_ key: Key) {
    switch key {
    case .down: scrollOffset += 1
    case .up: scrollOffset -= 1
    case .pageDown: scrollOffset += size.height / 2
    case .pageUp: scrollOffset -= size.height / 2
    default: showsKeys = false
    }
  }

  private func showKeys() {
    showsKeys = true
    scrollOffset = 0
  }

  private func moveFocus(_ key: Key) {
    switch key {
    case .tab, .down, .right:
      host.moveFocus(by: 1)
    case .backtab, .up, .left:
      host.moveFocus(by: -1)
    case .pageDown:
      host.moveFocus(over: size.height / 2)
    case .pageUp:
      host.moveFocus(over: -(size.height / 2))
    case .home:
      host.moveFocus(toLast: false)
    case .end:
      host.moveFocus(toLast: true)
    default:
      break
    }
  }

  // MARK: Frames

  private func draw() {
    guard TerminalMode.isEntered else { return }
    needsFrame = false
    let bytes = writer.bytes(for: frame())
    if !bytes.isEmpty {
      TerminalMode.write(bytes)
    }
  }

  /// The lines above the help line.
  private static func contentHeight(in size: Size) -> Int {
    size.height >= TerminalHelp.leastHeight ? size.height - 1 : size.height
  }

  private func frame() -> [Line] {
    let height = Self.contentHeight(in: size)
    let content =
      showsKeys
      ? TerminalHelp.keys(width: size.width, charset: traits.charset)
      : host.lines(marksFocus: !traits.usesStyles)
    var frame = content.window(
      of: height, from: &scrollOffset, showing: content.focusedLines)
    while frame.count < height {
      frame.append(Line())
    }
    frame[0] = named(frame[0])
    if height < size.height {
      frame.append(Line(help, style: .dim))
    }
    return frame.map { $0.truncated(to: size.width) }
  }

  /// The line with the program's name at its right end, if there is room.
  private func named(_ line: Line) -> Line {
    let name = Line(name, style: .dim)
    let start = size.width - name.columns
    guard line.columns < start else { return line }
    return line.padded(to: start).appending(name)
  }

  private var help: String {
    showsKeys
      ? TerminalHelp.ofKeys(width: size.width, charset: traits.charset)
      : TerminalHelp.line(
        for: host, width: size.width, charset: traits.charset)
  }
}
