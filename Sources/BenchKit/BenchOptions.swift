import Model
import ProgramKit

/// How much is measured, how often, and how it is told.
struct BenchOptions: Hashable {
  static let standardRows = 100_000
  static let standardRuns = 9
  static let names = [
    "--rows N", "--runs N", "--durability D", "--json", "--version", "--help",
  ]

  private static let rowLimits = 1...1_000_000
  private static let runLimits = 1...1_000

  let rows: Int
  let runs: Int
  /// What a commit waits for, on both sides.
  let durability: Durability
  let isJSON: Bool

  /// A durability as a person types it.
  enum Durability: String, CaseIterable {
    case full
    case normal

    var configured: ModelConfiguration.Durability {
      switch self {
      case .full: .full
      case .normal: .normal
      }
    }
  }

  init(
    rows: Int = standardRows, runs: Int = standardRuns,
    durability: Durability = .normal, isJSON: Bool = false
  ) {
    self.rows = rows
    self.runs = runs
    self.durability = durability
    self.isJSON = isJSON
  }

  /// Reads the rest of a program's arguments.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: inout CommandLineArguments) throws(UsageError) {
    rows =
      try arguments.takeNumber(of: "--rows", in: Self.rowLimits)
      ?? Self.standardRows
    runs =
      try arguments.takeNumber(of: "--runs", in: Self.runLimits)
      ?? Self.standardRuns
    durability = try Self.durability(arguments.takeValue(of: "--durability"))
    isJSON = arguments.takeFlag("--json")
    try arguments.finish(options: Self.names)
  }

  private static func durability(
    _ text: String?
  ) throws(UsageError) -> Durability {
    guard let text else { return .normal }
    guard let durability = Durability(rawValue: text) else {
      throw .badValue(
        option: "--durability", value: text,
        accepted: Durability.allCases.map(\.rawValue)
          .joined(separator: " or "))
    }
    return durability
  }
}
