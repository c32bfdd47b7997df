/// Two ways to do the same work, as they were measured.
struct Comparison: Hashable {
  enum Unit: String {
    case milliseconds = "ms"
    case bytes = "bytes"
    case lines = "lines"
    case bodies = "bodies"
    case fetches = "fetches"

    /// Whether it is the same each time, and may be none.
    var isCount: Bool {
      switch self {
      case .milliseconds, .bytes: false
      case .lines, .bodies, .fetches: true
      }
    }
  }

  /// One of the ways.
  struct Side: Hashable {
    let name: String
    var samples = Samples()
    /// The rows that it ended with, each time.
    let digest: Digest
  }

  let title: String
  let unit: Unit
  let bounds: Bounds
  var screenWork: ScreenWork?
  var baseline: Side
  var ours: Side

  /// How much more ours takes, by the minima; nil if that says nothing.
  ///
  /// A count that is 0 on both sides is the same, and any other is infinitely
  /// more than none.
  var ratio: Double? {
    guard let least = baseline.samples.minimum,
      let ours = ours.samples.minimum, least > 0 || unit.isCount
    else { return nil }
    return ours == least ? 1 : ours / least
  }

  /// What the same work takes with more rows, as it has been measured already.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - few: The work with few rows.
  ///   - many: The work with many rows.
  ///   - bounds: What the growth is held to.
  /// - Returns: Ours with many rows against ours with few.
  static func growth(
    _ title: String, from few: Comparison, to many: Comparison, bounds: Bounds
  ) -> Comparison {
    Comparison(
      title: title, unit: many.unit, bounds: bounds, baseline: few.ours,
      ours: many.ours)
  }

  var verdict: Verdict { bounds.verdict(on: ratio) }
}
