/// Something that can be said about a measurement.
enum BenchOption: String, CaseIterable {
  case rows = "--rows"
  case runs = "--runs"
  case durability = "--durability"
  case screen = "--screen"
  case pattern = "--pattern"
  case json = "--json"

  /// The option as it is typed, with a letter for its value.
  var usage: String {
    switch self {
    case .rows, .runs: "\(rawValue) N"
    case .durability: "\(rawValue) D"
    case .screen: "\(rawValue) S"
    case .pattern: "\(rawValue) P"
    case .json: rawValue
    }
  }

  /// Options as a person is told them, with those that each program has.
  static func usages(of options: [BenchOption]) -> [String] {
    options.map(\.usage) + ["--version", "--help"]
  }
}
