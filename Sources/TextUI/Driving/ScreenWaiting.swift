extension Screen {
  /// Waits for the first update after which the text meets a condition.
  ///
  /// ```swift
  /// let text = try await screen.text { !$0.contains("Loading") }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: After this long the wait is given up, for safety.
  ///   - condition: What the text has to meet; asked at once, then after each
  ///     update.
  /// - Returns: The text that meets it.
  /// - Throws: ``WaitingError`` if none does in time.
  public func text(
    within limit: Duration = .seconds(10), when condition: (String) -> Bool
  ) async throws(WaitingError) -> String {
    var last = ""
    let isMet = await host.wait(within: limit) {
      last = text
      return condition(last)
    }
    guard isMet else { throw WaitingError(text: last, limit: limit) }
    return last
  }

  /// Waits until no task of the screen's views runs.
  ///
  /// - Parameter limit: After this long the wait is given up: a task may never
  ///   end.
  /// - Returns: Whether all have ended.
  @discardableResult
  public func waitForTasks(
    within limit: Duration = .seconds(10)
  ) async -> Bool {
    await host.waitForTasks(within: limit)
  }
}

/// A screen has not come to show what was waited for.
public nonisolated struct WaitingError: Error, Hashable {
  /// What it shows instead.
  public let text: String

  /// How long it was waited for.
  public let limit: Duration
}

nonisolated extension WaitingError: CustomStringConvertible {
  public var description: String {
    """
    the screen has not come to show what was waited for, within \(limit); \
    it shows:
    \(text)
    """
  }
}
