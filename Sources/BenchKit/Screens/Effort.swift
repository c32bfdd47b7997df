import Model

/// What an action on a screen has taken, from the key to the terminal's bytes.
struct Effort {
  let milliseconds: Double
  let bodies: Int
  let lines: Int
  let fetches: Int

  /// Measures an action.
  ///
  /// - Parameters:
  ///   - container: The store behind the screen.
  ///   - screen: The screen that it is done on; nil if it opens one.
  ///   - act: The action; it returns the screen.
  /// - Returns: The screen, and what it took.
  /// - Throws: What the action throws.
  @MainActor
  static func measure(
    on container: ModelContainer, from screen: OpenScreen? = nil,
    act: () throws -> OpenScreen
  ) rethrows -> (OpenScreen, Effort) {
    let (bodies, fetches) = (screen?.bodyCount ?? 0, container.fetchCount)
    let clock = ContinuousClock()
    let start = clock.now
    let screen = try act()
    let bytes = screen.draw()
    let time = clock.now - start
    let effort = Effort(
      milliseconds: time / .milliseconds(1),
      bodies: screen.bodyCount - bodies,
      lines: bytes.matches(of: /\u{1B}\[K/).count,
      fetches: container.fetchCount - fetches)
    return (screen, effort)
  }

  /// What is counted, beside the time.
  static let counts: [Comparison.Unit] = [.bodies, .lines, .fetches]

  /// The figure in a unit; none in one that an action isn't measured in.
  func figures(in unit: Comparison.Unit) -> [Double] {
    switch unit {
    case .milliseconds: [milliseconds]
    case .bodies: [Double(bodies)]
    case .lines: [Double(lines)]
    case .fetches: [Double(fetches)]
    case .bytes: []
    }
  }
}
