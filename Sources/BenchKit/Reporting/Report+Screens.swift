extension Report {
  /// The screens' medians and counts: a block for each screen, a line for each
  /// pattern and action.
  var screensTable: String {
    var blocks: [(screen: String, lines: [[String]])] = []
    var rest = comparisons[...]
    while let work = rest.first?.screenWork {
      let figures = rest.prefix { $0.screenWork == work }
      rest = rest.dropFirst(figures.count)
      if work.screen != blocks.last?.screen {
        blocks.append((work.screen, [head(work, figures)]))
      }
      blocks[blocks.count - 1].lines.append(cells(work, figures))
    }
    return ([summary] + blocks.map(\.lines.inColumns))
      .joined(separator: "\n\n")
  }

  private typealias Figures = ArraySlice<Comparison>

  private func head(_ work: ScreenWork, _ figures: Figures) -> [String] {
    let sides = figures.first.map { [$0.baseline.name, $0.ours.name] } ?? []
    return [work.screen] + sides + ["growth", "goal"]
      + Effort.counts.map(\.rawValue) + [""]
  }

  private func cells(_ work: ScreenWork, _ figures: Figures) -> [String] {
    let width = comparisons.map { $0.screenWork?.pattern.count ?? 0 }.max() ?? 0
    let time = figures.filter { $0.unit == .milliseconds }.flatMap { time in
      [
        Self.time(time.baseline.samples.median),
        Self.time(time.ours.samples.median),
        time.ratio.map { "\($0.text(fraction: $0 < 10 ? 1 : 0))×" } ?? "–",
        "\(time.bounds.goal.short)×",
      ]
    }
    return ["\(work.pattern.padded(to: width))  \(work.action)"] + time
      + Effort.counts.map { unit in
        figures.first { $0.unit == unit }.map(Self.count) ?? "–"
      } + [Verdict.worst(of: figures.map(\.verdict)).word]
  }

  /// A time with three digits.
  private static func time(_ milliseconds: Double?) -> String {
    guard let milliseconds else { return "–" }
    let isShort = milliseconds < 1
    let figure = isShort ? milliseconds * 1_000 : milliseconds
    let fraction = figure < 10 ? 2 : figure < 100 ? 1 : 0
    return "\(figure.text(fraction: fraction)) \(isShort ? "µs" : "ms")"
  }

  /// A count with few rows and with many; one figure if they are the same.
  private static func count(_ comparison: Comparison) -> String {
    let sides = [comparison.baseline, comparison.ours].compactMap {
      $0.samples.median.map { count in
        count < 10_000
          ? count.text(fraction: 0)
          : "\((count / 1_000).text(fraction: 0))k"
      }
    }
    return Set(sides).count == 1
      ? sides[0] : sides.joined(separator: "→")
  }
}
