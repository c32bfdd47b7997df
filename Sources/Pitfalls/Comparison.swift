/// Two screens, line by line: what is alike stands side by side.
nonisolated struct Comparison {
  /// A line of the one, of the other, or of both.
  struct Row {
    var broken: String?
    var mended: String?

    var isAlike: Bool { broken == mended }
  }

  private(set) var rows: [Row] = []

  init(of broken: String, with mended: String) {
    let (broken, mended) = (broken.lines, mended.lines)
    var (extra, missing): (Set<Int>, Set<Int>) = ([], [])
    for change in mended.difference(from: broken) {
      switch change {
      case .remove(let offset, _, _): extra.insert(offset)
      case .insert(let offset, _, _): missing.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < broken.count || right < mended.count {
      let isAlike = !extra.contains(left) && !missing.contains(right)
      var row = Row()
      if isAlike || extra.contains(left) {
        row.broken = broken[left]
        left += 1
      }
      if isAlike || missing.contains(right) {
        row.mended = mended[right]
        right += 1
      }
      rows.append(row)
    }
  }

  /// The lines that only the broken version has.
  var extraLines: [String] {
    rows.filter { !$0.isAlike }.compactMap(\.broken)
  }

  /// The lines that only the mended version has.
  var missingLines: [String] {
    rows.filter { !$0.isAlike }.compactMap(\.mended)
  }
}

nonisolated extension String {
  /// The lines, empty ones too.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
