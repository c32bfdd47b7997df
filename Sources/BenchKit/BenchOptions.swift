import Model
import ProgramKit
import Specification
import WorkbenchKit

/// How much is measured, how often, and how it is told.
struct BenchOptions: Hashable {
  static let standardRows = 100_000
  static let standardRuns = 9

  private static let rowLimits = 1...1_000_000
  private static let runLimits = 1...1_000

  private(set) var rows: Int
  private(set) var runs: Int
  /// What a commit waits for, on both sides.
  private(set) var durability: Durability
  /// The only screen to be measured; all when nil.
  private(set) var screen: String?
  /// The only pattern to be measured; all that are compared when nil.
  private(set) var pattern: String?
  private(set) var isJSON: Bool

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
    durability: Durability = .normal, screen: String? = nil,
    pattern: String? = nil, isJSON: Bool = false
  ) {
    self.rows = rows
    self.runs = runs
    self.durability = durability
    self.screen = screen
    self.pattern = pattern
    self.isJSON = isJSON
  }

  /// Reads the rest of a program's arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the subject.
  ///   - accepted: The options that the subject takes; others are refused.
  /// - Throws: ``UsageError``.
  init(
    _ arguments: inout CommandLineArguments, accepting accepted: [BenchOption]
  ) throws(UsageError) {
    var options = BenchOptions()
    for option in accepted {
      try options.take(option, from: &arguments)
    }
    try arguments.finish(options: BenchOption.usages(of: accepted))
    self = options
  }

  private mutating func take(
    _ option: BenchOption, from arguments: inout CommandLineArguments
  ) throws(UsageError) {
    let name = option.rawValue
    switch option {
    case .rows:
      rows = try arguments.takeNumber(of: name, in: Self.rowLimits) ?? rows
    case .runs:
      runs = try arguments.takeNumber(of: name, in: Self.runLimits) ?? runs
    case .durability:
      let names = Durability.allCases.map(\.rawValue)
      let text = try Self.take(name, of: names, from: &arguments)
      durability = text.flatMap(Durability.init) ?? durability
    case .screen:
      screen = try Self.take(
        name, of: MeasuredScreen.all.map(\.id), from: &arguments)
    case .pattern:
      pattern = try Self.take(
        name, of: Pattern.all.map(\.id),
        from: &arguments)
    case .json:
      isJSON = arguments.takeFlag(name)
    }
  }

  /// Takes an option whose value is one of some names.
  private static func take(
    _ option: String, of names: [String],
    from arguments: inout CommandLineArguments
  ) throws(UsageError) -> String? {
    guard let text = try arguments.takeValue(of: option) else { return nil }
    guard names.contains(text) else {
      throw .badValue(
        option: option, value: text,
        accepted: names.joined(separator: " or "))
    }
    return text
  }
}
