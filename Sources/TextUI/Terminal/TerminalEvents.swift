import Foundation

/// What a program in a terminal waits for.
nonisolated enum TerminalEvent: Sendable {
  /// Something has come from the terminal: it is in the events' input.
  case input

  case resize
  case suspend
  case resume

  /// The views have something to update.
  case update

  /// A moment to look for changes that nothing else announces.
  case tick

  case end(signal: Int32?)
}

/// The events of a terminal, as they come.
///
/// The keys are read by a thread of their own, so that the main actor is never
/// blocked.
final class TerminalEvents {
  let stream: AsyncStream<TerminalEvent>
  let input = TerminalInput()
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let sources: [any DispatchSourceProtocol]

  /// How long a lone escape is waited for to begin a sequence.
  private nonisolated static let escapeDelay: Int32 = 50

  /// How often the stores are asked for changes by other programs.
  private static let tickInterval = DispatchTimeInterval.milliseconds(250)

  init() {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TerminalEvent.self)
    self.stream = stream
    self.continuation = continuation
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now(), repeating: Self.tickInterval)
    timer.setEventHandler { continuation.yield(.tick) }
    timer.resume()
    let signals: [(Int32, TerminalEvent)] =
      [(SIGWINCH, .resize), (SIGTSTP, .suspend), (SIGCONT, .resume)]
      + [SIGINT, SIGTERM, SIGHUP].map { ($0, .end(signal: $0)) }
    let registrations = DispatchGroup()
    sources =
      [timer]
      + signals.map { number, event in
        Self.source(number, registrations) { continuation.yield(event) }
      }
    // Until a source is registered, its signal is lost.
    _ = registrations.wait(timeout: .now() + .seconds(1))
    Thread.detachNewThread { [input] in
      Self.readKeys(into: input, continuation)
    }
  }

  func send(_ event: TerminalEvent) {
    continuation.yield(event)
  }

  func stop() {
    for source in sources {
      source.cancel()
    }
    continuation.finish()
  }

  private static func source(
    _ number: Int32, _ registrations: DispatchGroup,
    _ handler: @escaping @Sendable () -> Void
  ) -> any DispatchSourceProtocol {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler(handler: handler)
    registrations.enter()
    source.setRegistrationHandler { registrations.leave() }
    source.resume()
    return source
  }

  private nonisolated static func readKeys(
    into input: TerminalInput,
    _ continuation: AsyncStream<TerminalEvent>.Continuation
  ) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        continuation.yield(.end(signal: isHungUp ? SIGHUP : nil))
        return
      }
      add(.bytes(Array(buffer[..<count])))
      var next = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&next, 1, escapeDelay) == 0 {
        add(.pause)
      }
    }

    func add(_ piece: TerminalInput.Piece) {
      if input.add(piece) { continuation.yield(.input) }
    }
  }

  /// Whether the other side of the terminal is gone.
  private nonisolated static var isHungUp: Bool {
    var end = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    return poll(&end, 1, 0) > 0 && end.revents & Int16(POLLHUP) != 0
  }
}
