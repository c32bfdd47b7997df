/// Two ways to do the same work, as they were measured.
struct Comparison: Hashable {
  enum Unit: String {
    case milliseconds = "ms"
    case bytes = "bytes"
    case lines = "lines"
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
  var baseline: Side
  var ours: Side

  /// How much more ours takes, by the minima; nil if that says nothing.
  var ratio: Double? {
    guard let least = baseline.samples.minimum, least > 0,
      let ours = ours.samples.minimum
    else { return nil }
    return ours / least
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
