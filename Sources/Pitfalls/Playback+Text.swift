extension Playback {
  /// What was logged, and what it took, of the broken version.
  var report: String {
    ([Counts.head, row("Broken"), ""] + logged).joined(separator: "\n")
  }

  /// What was logged, a line each.
  var logged: [String] {
    issues.isEmpty
      ? ["Nothing is logged."] : issues.map { "Logged: \($0)" }.sorted()
  }

  /// What the version took, as a line of a table.
  func row(_ name: String) -> String {
    let cells =
      counts.map { ["\($0.bodies)", "\($0.fetches)", "\($0.observed)"] }
      ?? ["-", "-", "-"]
    return zip(cells, [8, 8, 9]).reduce(name.padded(to: 14)) {
      $0 + $1.0.padded(to: $1.1, atStart: true)
    }
  }
}

extension Playback.Counts {
  /// The head of a table.
  static let head = "                bodies fetches observed"

  /// Reads the line of a table.
  init?(readFrom text: Substring) {
    guard
      let row = text.firstMatch(of: /Broken +(\d+) +(\d+) +(\d+)/),
      let bodies = Int(row.1), let fetches = Int(row.2),
      let observed = Int(row.3)
    else { return nil }
    self.init(bodies: bodies, fetches: fetches, observed: observed)
  }
}

nonisolated extension String {
  /// The text with blanks, so that it has so many characters.
  fileprivate func padded(to count: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, count - self.count))
    return atStart ? blanks + self : self + blanks
  }
}
