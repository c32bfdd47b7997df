import TextUI

extension Screen {
  /// The lines under a heading and its rule, down to the next empty line, each
  /// run of blanks as one.
  func lines(under heading: String) -> [String] {
    lines(under: { $0 == heading })
  }

  /// The lines under one that is found, and the line after it, down to the next
  /// empty one.
  func lines(under isHeading: (String) -> Bool) -> [String] {
    Array(lines.drop { !isHeading($0) }.dropFirst(2).prefix { !$0.isEmpty })
  }

  /// The rows under a heading that can be chosen, without their mark.
  func rows(under heading: String) -> [String] {
    lines(under: heading).filter { $0.hasPrefix("› ") }
      .map { String($0.dropFirst(2)) }
  }

  /// Whether a line of the screen is this one.
  func has(_ line: String) -> Bool {
    lines.contains(line)
  }

  /// The rows that can be chosen, without their mark.
  var rows: [String] {
    lines.filter { $0.hasPrefix("› ") }.map { String($0.dropFirst(2)) }
  }

  private var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).collapsingBlanks }
  }
}
