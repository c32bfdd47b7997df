import Foundation

extension Report {
  /// The figures as one JSON document.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [
        .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
      ]
      return String(
        decoding: try encoder.encode(Document(self)), as: UTF8.self)
    }
  }

  private struct Document: Encodable {
    let subject: String
    let rows: Int?
    let runs: Int
    let durability: String?
    let isOptimized: Bool
    let measurements: [Measurement]

    init(_ report: Report) {
      let known = report.subject.options
      subject = report.subject.name
      rows = known.contains(.rows) ? report.options.rows : nil
      runs = report.options.runs
      durability =
        known.contains(.durability) ? report.options.durability.rawValue : nil
      isOptimized = Report.isOptimized
      measurements = report.comparisons.map(Measurement.init)
    }
  }

  private struct Measurement: Encodable {
    let work: String
    let screen: String?
    let pattern: String?
    let action: String?
    let unit: String
    let baseline: Side
    let ours: Side
    let ratio: Double?
    let goal: Double
    let unacceptable: Double
    let verdict: String

    init(_ comparison: Comparison) {
      work = comparison.title
      screen = comparison.screenWork?.screen
      pattern = comparison.screenWork?.pattern
      action = comparison.screenWork?.action
      unit = comparison.unit.rawValue
      baseline = Side(comparison.baseline)
      ours = Side(comparison.ours)
      ratio = comparison.ratio.flatMap { $0.isFinite ? $0 : nil }
      goal = comparison.bounds.goal
      unacceptable = comparison.bounds.unacceptable
      verdict = comparison.verdict.rawValue
    }
  }

  private struct Side: Encodable {
    let name: String
    let median: Double?
    let minimum: Double?
    let samples: Int
    let rows: Int
    let checksum: String

    init(_ side: Comparison.Side) {
      name = side.name
      median = side.samples.median
      minimum = side.samples.minimum
      samples = side.samples.values.count
      rows = side.digest.count
      checksum = side.digest.checksum
    }
  }
}
