import Testing

@testable import BenchKit

@Suite struct `Comparisons` {
  @Test func `have the ratio of the minima`() {
    let comparison = Comparison.sample(baseline: [2, 8], ours: [9, 5])

    #expect(comparison.ratio == 2.5)
  }

  @Test(arguments: [([], [1.0]), ([1.0], []), ([0], [1])])
  func `that say nothing have no ratio`(
    baseline: [Double], ours: [Double]
  ) {
    let comparison = Comparison.sample(baseline: baseline, ours: ours)

    #expect(comparison.ratio == nil)
    #expect(comparison.verdict == .notMeasured)
  }

  @Test(arguments: [
    (1.0, Verdict.meetsGoal), (1.6, .meetsGoal), (1.61, .missesGoal),
    (1.99, .missesGoal), (2, .unacceptable), (9, .unacceptable),
  ])
  func `are held to goal and bound`(ratio: Double, verdict: Verdict) {
    let comparison = Comparison.sample(baseline: [1], ours: [ratio])

    #expect(comparison.verdict == verdict)
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (0, 3, .infinity), (4, 4, 1), (4, 6, 1.5),
  ])
  func `of counts have a ratio, from none as well`(
    few: Double, many: Double, ratio: Double
  ) {
    for unit in [Comparison.Unit.bodies, .lines, .fetches] {
      let comparison = Comparison.sample(
        unit: unit, baseline: [few], ours: [many])

      #expect(comparison.ratio == ratio)
    }
  }

  @Test func `of one action are worth what the worst is`() {
    #expect(Verdict.worst(of: [.meetsGoal, .unacceptable]) == .unacceptable)
    #expect(Verdict.worst(of: [.missesGoal, .meetsGoal]) == .missesGoal)
    #expect(Verdict.worst(of: [.meetsGoal, .notMeasured]) == .meetsGoal)
    #expect(Verdict.worst(of: []) == .notMeasured)
  }

  @Test func `may miss a goal alone by less than as much again`() {
    #expect(Bounds(goal: 0.2) == Bounds(goal: 0.2, unacceptable: 0.4))
  }

  @Test func `of two lengths tell how ours grows`() {
    let few = Comparison.sample(baseline: [1], ours: [4, 2])
    let many = Comparison.sample(baseline: [10], ours: [30, 50])

    let growth = Comparison.growth(
      "growth", from: few, to: many, bounds: Bounds(goal: 12))

    #expect(growth.ratio == 15)
    #expect(growth.verdict == .missesGoal)
  }
}

extension Comparison {
  /// A comparison with a goal of 1.6 and a bound of 2.
  static func sample(
    _ title: String = "work", unit: Unit = .milliseconds,
    screenWork: ScreenWork? = nil, baseline: [Double], ours: [Double]
  ) -> Comparison {
    var comparison = Comparison(
      title: title, unit: unit, bounds: Bounds(goal: 1.6, unacceptable: 2),
      screenWork: screenWork,
      baseline: Side(name: "raw SQLite", digest: Digest()),
      ours: Side(name: "ours", digest: Digest()))
    comparison.baseline.samples.add(baseline)
    comparison.ours.samples.add(ours)
    return comparison
  }
}
