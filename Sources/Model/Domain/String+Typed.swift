extension String {
  /// The text without the blanks at its ends; nothing is left of a blank one.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether a text is in this one, ignoring case; the empty one is.
  func containsIgnoringCase(_ part: String) -> Bool {
    part.isEmpty || Self.contains(lowercased(), part.lowercased())
  }

  // Generic, so that it is the standard library's: Foundation's overload for
  // strings finds no empty text on Linux, and can crash on NUL.
  private static func contains<Text: Collection<Character>>(
    _ text: Text, _ part: Text
  ) -> Bool {
    text.contains(part)
  }
}
