import Foundation
import Testing

@testable import BenchKit

@Suite struct `Reports` {
  private let mixed = [
    Comparison.sample("insert 10", baseline: [120, 130], ours: [150, 160]),
    Comparison.sample("fetch", baseline: [0.25], ours: [0.45]),
    Comparison.sample(
      "memory", unit: .bytes, baseline: [1_500_000], ours: [4_500_000]),
    Comparison.sample("elsewhere", baseline: [], ours: []),
  ]

  @Test func `are a table with a line for each measurement`() {
    let table = report(mixed).table

    let lines = table.split(separator: "\n").dropFirst()
    #expect(table.hasPrefix("storage: 1,000 rows, 3 runs, durability normal"))
    #expect(
      lines.joined(separator: "\n") == """
                   against: median   minimum  ours: median   minimum  ratio  \
        goal  bound  verdict
        insert 10         125.0 ms  120.0 ms      155.0 ms  150.0 ms  1.25×  \
        1.6×     2×  meets the goal
        fetch             0.250 ms  0.250 ms      0.450 ms  0.450 ms  1.80×  \
        1.6×     2×  misses the goal
        memory             1.50 MB   1.50 MB       4.50 MB   4.50 MB  3.00×  \
        1.6×     2×  unacceptable
        elsewhere                –         –             –         –      –  \
        1.6×     2×  not measured
        """)
  }

  @Test func `say that figures of a slow build don't count`() {
    #expect(
      report(mixed).table.contains("not optimized") != Report.isOptimized)
  }

  @Test func `fail where a ratio is unacceptable`() {
    #expect(report(mixed).exitCode == 1)
    #expect(report(mixed.filter { $0.title != "memory" }).exitCode == 0)
  }

  @Test func `are a JSON document`() throws {
    let json = try report(Array(mixed.prefix(1))).json

    #expect(
      json == """
        {
          "durability" : "normal",
          "isOptimized" : \(Report.isOptimized),
          "measurements" : [
            {
              "baseline" : {
                "checksum" : "cbf29ce484222325",
                "median" : 125,
                "minimum" : 120,
                "name" : "raw SQLite",
                "rows" : 0,
                "samples" : 2
              },
              "goal" : 1.6,
              "ours" : {
                "checksum" : "cbf29ce484222325",
                "median" : 155,
                "minimum" : 150,
                "name" : "ours",
                "rows" : 0,
                "samples" : 2
              },
              "ratio" : 1.25,
              "unacceptable" : 2,
              "unit" : "ms",
              "verdict" : "meets the goal",
              "work" : "insert 10"
            }
          ],
          "rows" : 1000,
          "runs" : 3,
          "subject" : "storage"
        }
        """)
  }

  private func report(_ comparisons: [Comparison]) -> Report {
    Report(
      subject: "storage", options: BenchOptions(rows: 1_000, runs: 3),
      comparisons: comparisons)
  }
}
