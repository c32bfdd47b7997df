import Foundation
import Synchronization

/// Takes the terminal over, and gives it back however the program ends.
///
/// The terminal is given back when the program leaves it, when it exits, and
/// when a signal ends it, a trap among them. Only SIGKILL can't be seen.
nonisolated enum TerminalMode {
  /// The settings to go back to.
  ///
  /// Unchecked: set once, before the handlers that read it are installed.
  private nonisolated(unsafe) static var original: termios?

  private static let isTaken = Atomic(false)

  /// Whether the terminal is taken over.
  static var isEntered: Bool { isTaken.load(ordering: .sequentiallyConsistent) }

  private static let enterSequence: StaticString =
    "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[2J"
  private static let leaveSequence: StaticString =
    "\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"

  /// Signals that end the program by a fault of its own.
  private static let faults = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT,
  ]

  /// Shows an empty screen and has each key sent at once.
  @MainActor
  static func enter() {
    let isFirst = original == nil
    if isFirst {
      var current = termios()
      guard tcgetattr(STDIN_FILENO, &current) == 0 else { return }
      original = current
    }
    guard var settings = original else { return }
    installHandlers
    isTaken.store(true, ordering: .sequentiallyConsistent)
    cfmakeraw(&settings)
    // Later, what was typed meanwhile is meant for this program.
    tcsetattr(STDIN_FILENO, isFirst ? TCSAFLUSH : TCSADRAIN, &settings)
    write(enterSequence)
    HeldErrors.hold()
  }

  /// Gives the terminal back as it was.
  static func leave() {
    guard var settings = original,
      isTaken.exchange(false, ordering: .sequentiallyConsistent)
    else { return }
    write(leaveSequence)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    HeldErrors.release()
  }

  /// Asks the whole job to stop; this process gets the signal as an event.
  static func requestSuspension() {
    kill(0, SIGTSTP)
  }

  /// Gives the terminal back and stops until the program is continued; where
  /// nobody could continue it, it goes on at once.
  @MainActor
  static func suspend() {
    leave()
    stop()
    resume()
  }

  /// Takes the terminal over again; in the background, where it is another's,
  /// the program stops instead.
  ///
  /// - Returns: Whether the terminal is this program's.
  @MainActor @discardableResult
  static func resume() -> Bool {
    let isOwn = isInForeground
    if isOwn { enter() } else { stop() }
    return isOwn
  }

  /// Whether the terminal is this program's to show something in.
  static var isInForeground: Bool {
    let job = tcgetpgrp(STDIN_FILENO)
    return job < 0 || job == getpgrp()
  }

  /// Stops until the program is continued.
  static func stop() {
    var observed = sigaction()
    sigaction(SIGTSTP, nil, &observed)
    signal(SIGTSTP, SIG_DFL)
    // Sent to this thread, and let through here, where a thread of the main
    // actor may block it: the program has stopped before this goes on.
    raise(SIGTSTP)
    var stops = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&stops)
    sigaddset(&stops, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stops, &blocked)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    sigaction(SIGTSTP, &observed, nil)
  }

  /// Installed once, at the first time that the terminal is taken over.
  private static let installHandlers: Void = {
    atexit { TerminalMode.leave() }
    for fault in faults {
      signal(fault) { number in
        TerminalMode.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()

  private static func write(_ sequence: StaticString) {
    _ = Foundation.write(
      STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// The terminal's width in columns and height in lines.
  static var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0, size.ws_row > 0
    else { return Size(width: 80, height: 24) }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Writes a whole frame: in one go, if the terminal takes it.
  static func write(_ text: String, to file: Int32 = STDOUT_FILENO) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&output, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}
