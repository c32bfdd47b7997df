/// Two contenders that run in turn.
@MainActor
struct Race {
  let title: String
  var unit = Comparison.Unit.milliseconds
  let bounds: Bounds
  var screenWork: ScreenWork?
  let baseline: Contender
  let ours: Contender

  /// Runs both contenders in turn; each goes first every other time.
  ///
  /// A run of each comes before those that count.
  ///
  /// - Parameters:
  ///   - runs: How many runs of each count.
  ///   - progress: Where to say how far it is.
  /// - Returns: The figures.
  /// - Throws: ``BenchError/disagreement(work:side:found:expected:)``, or what
  ///   a contender throws.
  func run(_ runs: Int, progress: Progress) throws -> Comparison {
    var comparison = Comparison(
      title: title, unit: unit, bounds: bounds, screenWork: screenWork,
      baseline: Comparison.Side(
        name: baseline.name, digest: baseline.expected),
      ours: Comparison.Side(name: ours.name, digest: ours.expected))
    for run in 0...runs {
      progress.show("\(title): \(run) of \(runs)")
      var figures: (baseline: [Double], ours: [Double]) = ([], [])
      if run.isMultiple(of: 2) {
        figures.baseline = try self.figures(of: baseline)
        figures.ours = try self.figures(of: ours)
      } else {
        figures.ours = try self.figures(of: ours)
        figures.baseline = try self.figures(of: baseline)
      }
      if run == 0 { continue }
      comparison.baseline.samples.add(figures.baseline)
      comparison.ours.samples.add(figures.ours)
    }
    return comparison
  }

  private func figures(of contender: Contender) throws -> [Double] {
    let run = try contender.run()
    guard run.digest == contender.expected else {
      throw BenchError.disagreement(
        work: title, side: contender.name, found: run.digest,
        expected: contender.expected)
    }
    return run.figures
  }
}
