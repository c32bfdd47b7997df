import Foundation

/// How a version has ended its process.
nonisolated enum Trap: Equatable {
  /// It has said why.
  case told(String)

  /// It has said nothing, as optimised code says nothing of an index.
  case wordless

  /// It was ended by a signal that no trap sends.
  case signal(Int32)

  init(signal: Int32, errors: String) {
    guard [SIGILL, SIGTRAP].contains(signal) else {
      self = .signal(signal)
      return
    }
    self =
      errors.firstMatch(of: /Fatal error: (.*)/).map { .told(String($0.1)) }
      ?? .wordless
  }
}

nonisolated extension Trap: CustomStringConvertible {
  var description: String {
    switch self {
    case .told(let message): message
    case .wordless: "a trap without a word"
    case .signal(let number): "signal \(number), which is no trap"
    }
  }
}
