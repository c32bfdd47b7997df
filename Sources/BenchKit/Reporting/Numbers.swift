import Foundation

/// Numbers as people read them, the same on every machine.
extension Int {
  /// The number with commas: `100,000`.
  var grouped: String {
    formatted(.number.locale(.english))
  }
}

extension Double {
  /// The number with so many digits after the point.
  func text(fraction: Int) -> String {
    formatted(
      .number.precision(.fractionLength(fraction)).locale(.english))
  }

  /// The number without needless zeros: `1.6` and `2`.
  var short: String {
    formatted(.number.precision(.fractionLength(0...2)).locale(.english))
  }
}

extension Locale {
  fileprivate static var english: Locale { Locale(identifier: "en_US") }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  func padded(toRight width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
