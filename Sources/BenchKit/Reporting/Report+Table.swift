extension Report {
  /// The medians as a table of 80 columns, one line a measurement.
  var table: String {
    let head = ["", "against", "ours", "ratio", "goal", "verdict"]
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
    case .lines: figure.text(fraction: 0)
    }
  }
}
