import Foundation
import Testing

@testable import BenchKit

@Suite struct `Reports` {
  private let mixed = [
    Comparison.sample("insert 10", baseline: [120, 130], ours: [150, 160]),
    Comparison.sample("fetch", baseline: [0.25], ours: [0.45]),
    Comparison.sample(
      "memory", unit: .bytes, baseline: [1_500_000], ours: [4_500_000]),
    Comparison.sample("event", baseline: [0.0034], ours: [0.0999]),
    Comparison.sample("a node", unit: .bytes, baseline: [32], ours: [750]),
    Comparison.sample("a frame", unit: .lines, baseline: [1], ours: [1]),
    Comparison.sample("elsewhere", baseline: [], ours: []),
  ]

  @Test func `are a table with a line for each measurement`() {
    let table = report(mixed).table

    let lines = table.split(separator: "\n").dropFirst()
    #expect(table.hasPrefix("storage: 1,000 rows, 3 runs, durability normal"))
    #expect(
      lines.joined(separator: "\n") == """
                    against      ours   ratio  goal  verdict
        insert 10  125.0 ms  155.0 ms   1.25×  1.6×  ok
        fetch      0.250 ms  0.450 ms   1.80×  1.6×  misses
        memory      1.50 MB   4.50 MB   3.00×  1.6×  fails
        event        3.4 µs   99.9 µs  29.38×  1.6×  fails
        a node         32 B     750 B  23.44×  1.6×  fails
        a frame           1         1   1.00×  1.6×  ok
        elsewhere         –         –       –  1.6×  –
        """)
  }

  @Test func `say that figures of a slow build don't count`() {
    #expect(
      report(mixed).table.contains("not optimized") != Report.isOptimized)
  }

  @Test func `fail where a ratio is unacceptable`() {
    #expect(report(mixed).exitCode == 1)
    #expect(report(mixed.filter { $0.verdict != .unacceptable }).exitCode == 0)
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

  @Test func `say nothing of options that a subject doesn't take`() throws {
    let report = report([], on: .textUI)

    #expect(report.summary.hasPrefix("text-ui: 3 runs"))
    #expect(!report.summary.contains("rows"))
    #expect(
      try report.json == """
        {
          "isOptimized" : \(Report.isOptimized),
          "measurements" : [

          ],
          "runs" : 3,
          "subject" : "text-ui"
        }
        """)
  }

  private func report(
    _ comparisons: [Comparison], on subject: Subject = .storage
  ) -> Report {
    Report(
      subject: subject, options: BenchOptions(rows: 1_000, runs: 3),
      comparisons: comparisons)
  }
}
