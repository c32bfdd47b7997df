import TextUI

extension [[String]] {
  /// Lines of cells, one under the other: figures at the right of their
  /// columns, and what stands in the first or the last one at the left.
  var inColumns: String {
    guard let head = first else { return "" }
    let widths = head.indices.map { column in
      map { $0[column].count }.max() ?? 0
    }
    let lines = map { line in
      line.indices.map { column in
        switch column {
        case 0: line[column].padded(to: widths[column])
        case head.count - 1: line[column]
        default: line[column].padded(toRight: widths[column])
        }
      }.joined(separator: "  ").trimmingTrailingBlanks
    }
    return lines.joined(separator: "\n")
  }
}
