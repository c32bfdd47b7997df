/// Those who wait for a change of what a host shows.
final class Waiters {
  private var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
  private var last = 0

  /// Lets each of them look again.
  func wake() {
    for continuation in continuations.values {
      continuation.yield()
    }
  }

  fileprivate func add(
    _ continuation: AsyncStream<Void>.Continuation
  ) -> Int {
    last += 1
    continuations[last] = continuation
    return last
  }

  fileprivate func remove(_ id: Int) {
    continuations[id] = nil
  }
}

extension ViewHost {
  /// Waits until a condition holds.
  ///
  /// The condition is asked at once, whenever a view wants an update or a task
  /// of a view has ended, and when the time is over: nothing is polled.
  ///
  /// - Parameters:
  ///   - limit: After this long the wait is given up.
  ///   - condition: What is waited for; it has to settle the host itself.
  /// - Returns: Whether the condition holds.
  func wait(
    within limit: Duration, until condition: () -> Bool
  ) async -> Bool {
    if condition() { return true }
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = waiters.add(continuation)
    let deadline = Task {
      try? await Task.sleep(for: limit)
      continuation.finish()
    }
    defer {
      waiters.remove(id)
      deadline.cancel()
    }
    for await _ in changes where condition() { return true }
    return condition()
  }

  /// Waits until no task of a view runs.
  ///
  /// A task may start others by what it changes: these are waited for, too.
  ///
  /// - Parameter limit: After this long the wait is given up.
  /// - Returns: Whether all have ended.
  @discardableResult
  package func waitForTasks(
    within limit: Duration = .seconds(10)
  ) async -> Bool {
    await wait(within: limit) {
      settle()
      return tasks.count == 0
    }
  }
}

/// A host, as long as it is there.
nonisolated struct HostReference: Sendable {
  /// The host whose event, body or task runs; a task that one of them starts
  /// inherits it.
  @TaskLocal static var current = HostReference()

  weak var host: ViewHost?
}
