import Testing

@testable import BenchKit

@MainActor
@Suite struct `Races` {
  private let rows = Digest(FootballerRow.seed(3))

  @Test func `run both in turn, and the first run doesn't count`() throws {
    var order = ""
    let race = race(
      Contender("raw", expected: rows) {
        order += "r"
        return Contender.Run(figures: [Double(order.count)], digest: rows)
      },
      Contender("ours", expected: rows) {
        order += "o"
        return Contender.Run(figures: [Double(order.count)], digest: rows)
      })

    let comparison = try race.run(3, progress: .silent)

    #expect(order == "roorroor")
    #expect(comparison.baseline.samples.values == [4, 5, 8])
    #expect(comparison.ours.samples.values == [3, 6, 7])
  }

  @Test func `fail where a side has other rows`() throws {
    let others = Digest(FootballerRow.seed(2))
    let race = race(
      Contender("raw", expected: rows) {
        Contender.Run(figures: [1], digest: rows)
      },
      Contender("ours", expected: rows) {
        Contender.Run(figures: [1], digest: others)
      })

    #expect(
      throws: BenchError.disagreement(
        work: "work", side: "ours", found: others, expected: rows)
    ) {
      try race.run(1, progress: .silent)
    }
  }

  @Test func `time each repetition of the work alone`() throws {
    var steps: [String] = []
    let contender = Contender(
      "ours", expected: rows, repetitions: 2,
      prepare: { steps.append("prepare") },
      work: { steps.append("work") },
      digest: { _, _ in
        steps.append("digest")
        return rows
      })

    let run = try contender.run()

    #expect(steps == ["prepare", "work", "prepare", "work", "digest"])
    #expect(run.figures.count == 2)
    #expect(run.digest == rows)
  }

  private func race(_ baseline: Contender, _ ours: Contender) -> Race {
    Race(
      title: "work", bounds: Bounds(goal: 1, unacceptable: 2),
      baseline: baseline, ours: ours)
  }
}
