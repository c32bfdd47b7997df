/// The part of some lines that a window shows.
nonisolated struct ScrollWindow {
  /// The first line that is shown.
  let offset: Int

  private let height: Int
  private let count: Int

  /// Places a window over lines.
  ///
  /// - Parameters:
  ///   - height: The height of the window.
  ///   - count: How many lines there are.
  ///   - offset: The first line so far; it is changed as little as is needed.
  ///   - focus: The lines that must be visible; the first of them if there is
  ///     no room for all.
  init(
    of height: Int, in count: Int, from offset: Int,
    showing focus: Range<Int>?
  ) {
    self.height = height
    self.count = count
    guard count > height, height > 0 else {
      self.offset = 0
      return
    }
    var offset = offset
    if let focus {
      let margin = height > 2 ? 1 : 0
      offset = max(offset, focus.upperBound - height + margin)
      offset = min(offset, max(0, focus.lowerBound - margin))
    }
    self.offset = min(max(0, offset), count - height)
  }

  /// The lines that are shown.
  var rows: Range<Int> {
    offset..<min(count, offset + max(0, height))
  }

  /// The lines in the window, with marks where more lines follow.
  func marked(_ lines: [Line]) -> [Line] {
    guard height > 2, !lines.isEmpty else { return lines }
    var lines = lines
    if offset > 0 {
      lines[0] = Line("  …", style: .dim)
    }
    if rows.upperBound < count {
      lines[lines.count - 1] = Line("  …", style: .dim)
    }
    return lines
  }
}

nonisolated extension [Line] {
  /// The lines from the first with the focus to the last.
  var focusedLines: Range<Int>? {
    guard let first = firstIndex(where: \.hasFocus),
      let last = lastIndex(where: \.hasFocus)
    else { return nil }
    return first..<last + 1
  }

  /// The lines that a window shows, with marks where more lines follow.
  ///
  /// - Parameters:
  ///   - height: The height of the window.
  ///   - offset: The first line; it is changed as little as is needed.
  ///   - focus: The lines that must be visible; the first of them if there is
  ///     no room for all.
  /// - Returns: As many lines as the window is high, at the most.
  package func window(
    of height: Int, from offset: inout Int, showing focus: Range<Int>?
  ) -> [Line] {
    let window = ScrollWindow(
      of: height, in: count, from: offset, showing: focus)
    offset = window.offset
    return window.marked(Array(self[window.rows]))
  }
}
