/// Two ways to do the same work, as they were measured.
struct Comparison: Hashable {
  enum Unit: String {
    case milliseconds = "ms"
    case bytes = "bytes"
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

  var verdict: Verdict { bounds.verdict(on: ratio) }
}
