extension Report {
  /// The figures as a table, one line a measurement.
  var table: String {
    let head = [
      "", "against: median", "minimum", "ours: median", "minimum", "ratio",
      "goal", "bound", "verdict",
    ]
    let lines = [head] + comparisons.map(cells)
    let widths = head.indices.map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    let texts = lines.map { line in
      line.indices.map { column in
        switch column {
        case 0: line[column].padded(to: widths[column])
        case head.count - 1: line[column]
        default: line[column].padded(toRight: widths[column])
        }
      }.joined(separator: "  ")
    }
    return ([summary, ""] + texts).joined(separator: "\n")
  }

  private func cells(_ comparison: Comparison) -> [String] {
    [
      comparison.title,
      text(comparison.baseline.samples.median, comparison.unit),
      text(comparison.baseline.samples.minimum, comparison.unit),
      text(comparison.ours.samples.median, comparison.unit),
      text(comparison.ours.samples.minimum, comparison.unit),
      comparison.ratio.map { "\($0.text(fraction: 2))×" } ?? "–",
      "\(comparison.bounds.goal.short)×",
      "\(comparison.bounds.unacceptable.short)×",
      comparison.verdict.rawValue,
    ]
  }

  private func text(_ figure: Double?, _ unit: Comparison.Unit) -> String {
    guard let figure else { return "–" }
    return switch unit {
    case .milliseconds: "\(figure.text(fraction: figure < 10 ? 3 : 1)) ms"
    case .bytes: "\((figure / 1_000_000).text(fraction: 2)) MB"
    }
  }
}
