package nonisolated extension String {
  /// The text with each run of blanks as one, and none at the ends.
  var collapsingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without blanks at its ends.
  internal var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text without blanks at its end.
  var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  internal func isLabel(_ label: String) -> Bool {
    collapsingBlanks == label.collapsingBlanks
  }
}

nonisolated extension [String] {
  /// The lines as one text, without blanks at their ends and without empty
  /// lines at its end.
  var joinedWithoutTrailingBlanks: String {
    var lines = map(\.trimmingTrailingBlanks)
    while lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines.joined(separator: "\n")
  }
}
