import Testing

@testable import BenchKit

@Suite struct `The figures of runs` {
  @Test(arguments: [
    ([3.0], 3.0, 3.0), ([4, 1], 2.5, 1), ([9, 1, 2], 2, 1),
    ([8, 2, 4, 6], 5, 2),
  ])
  func `have a median and a minimum`(
    figures: [Double], median: Double, minimum: Double
  ) {
    var samples = Samples()

    samples.add(figures)

    #expect(samples.median == median)
    #expect(samples.minimum == minimum)
  }

  @Test func `without figures have neither`() {
    #expect(Samples().median == nil)
    #expect(Samples().minimum == nil)
  }
}
