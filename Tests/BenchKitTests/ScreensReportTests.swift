import Foundation
import Testing

@testable import BenchKit

@Suite struct `Reports on screens` {
  private let comparisons =
    Self.action("Roster", "direct", "add", [(0.9, 1.234), (5, 5), (16, 16)])
    + Self.action(
      "Roster", "mvc", "open", [(12, 34.5), (119, 10_019), (24, 24)])
    + Self.action("Notes", "direct", "add", [(0.5, 123), (3, 3), (15, 16)])

  @Test func `have a block for each screen`() {
    let table = report.table

    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(table.hasPrefix("screens: 9 runs, roster, mvc"))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(
      lines.dropFirst(2).joined(separator: "\n") == """
        Roster            100   10,000  growth  goal   bodies  lines  fetches
        direct  add    900 µs  1.23 ms    1.4×  1.6×        5     16        –  ok
        mvc     open  12.0 ms  34.5 ms    2.9×  1.6×  119→10k     24        –  fails

        Notes           100  10,000  growth  goal  bodies  lines  fetches
        direct  add  500 µs  123 ms    246×  1.6×       3  15→16        –  fails
        """)
  }

  @Test func `name screen, pattern and action in the JSON document`() throws {
    let json = try report.json

    #expect(json.contains(#""action" : "open""#))
    #expect(json.contains(#""pattern" : "mvc""#))
    #expect(json.contains(#""screen" : "Roster""#))
    #expect(json.contains(#""unit" : "bodies""#))
    #expect(json.contains(#""work" : "Roster, mvc: open""#))
  }

  @Test func `leave an endless ratio out of the JSON document`() throws {
    let none = Self.action("Roster", "mvc", "add", [(1, 1), (0, 5)])

    let report = Report(
      subject: .screens, options: BenchOptions(), comparisons: none)

    #expect(report.exitCode == 1)
    #expect(try report.json.matches(of: /"ratio"/).count == 1)
  }

  private var report: Report {
    Report(
      subject: .screens,
      options: BenchOptions(screen: "roster", pattern: "mvc"),
      comparisons: comparisons)
  }

  private static func action(
    _ screen: String, _ pattern: String, _ action: String,
    _ figures: [(few: Double, many: Double)]
  ) -> [Comparison] {
    let work = ScreenWork(screen: screen, pattern: pattern, action: action)
    let units: [Comparison.Unit] = [.milliseconds, .bodies, .lines]
    return zip(units, figures).map { unit, figures in
      var comparison = Comparison(
        title: work.title, unit: unit, bounds: Bounds(goal: 1.6),
        screenWork: work,
        baseline: Comparison.Side(name: "100", digest: Digest()),
        ours: Comparison.Side(name: "10,000", digest: Digest()))
      comparison.baseline.samples.add([figures.few])
      comparison.ours.samples.add([figures.many])
      return comparison
    }
  }
}
