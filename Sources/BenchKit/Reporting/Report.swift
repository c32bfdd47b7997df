import Foundation

/// What a subject's measurements gave.
struct Report {
  let subject: Subject
  let options: BenchOptions
  let comparisons: [Comparison]

  /// 1 if a ratio is unacceptable, else 0.
  var exitCode: Int32 {
    comparisons.contains { $0.verdict == .unacceptable }
      ? EXIT_FAILURE : EXIT_SUCCESS
  }

  /// Whether the program was built to be fast, so that figures count.
  static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  var summary: String {
    let parts = subject.options.compactMap { option in
      switch option {
      case .rows: "\(options.rows.grouped) rows"
      case .runs: "\(options.runs.grouped) runs"
      case .durability: "durability \(options.durability.rawValue)"
      case .screen: options.screen
      case .pattern: options.pattern
      case .json: nil
      }
    }
    let warning = Self.isOptimized ? [] : ["not optimized: use -c release"]
    return "\(subject.name): \((parts + warning).joined(separator: ", "))"
  }
}
