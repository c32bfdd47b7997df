extension Report {
  /// The medians as a table of 80 columns, one line a measurement.
  var table: String {
    if comparisons.contains(where: { $0.screenWork != nil }) {
      return screensTable
    }
    let head = ["", "against", "ours", "ratio", "goal", "verdict"]
    return """
      \(summary)

      \(([head] + comparisons.map(cells)).inColumns)
      """
  }

  private func cells(_ comparison: Comparison) -> [String] {
    [
      comparison.title,
      text(comparison.baseline.samples.median, comparison.unit),
      text(comparison.ours.samples.median, comparison.unit),
      comparison.ratio.map { "\($0.text(fraction: $0 < 100 ? 2 : 1))×" }
        ?? "–",
      "\(comparison.bounds.goal.short)×",
      comparison.verdict.word,
    ]
  }

  private func text(_ figure: Double?, _ unit: Comparison.Unit) -> String {
    guard let figure else { return "–" }
    return switch unit {
    case .milliseconds where figure < 0.1:
      "\((figure * 1_000).text(fraction: 1)) µs"
    case .milliseconds: "\(figure.text(fraction: figure < 10 ? 3 : 1)) ms"
    case .bytes where figure < 10_000: "\(figure.text(fraction: 0)) B"
    case .bytes: "\((figure / 1_000_000).text(fraction: 2)) MB"
    case .lines, .bodies, .fetches: figure.text(fraction: 0)
    }
  }
}
