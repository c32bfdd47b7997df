import TextUI

extension Comparison {
  /// The screens with a mark at lines that are not alike: side by side where
  /// there is room, else one above the other.
  func text(width: Int) -> String {
    width < Demonstration.width ? stack : columns
  }

  private var columns: String {
    Screen(width: Demonstration.width) {
      HStack {
        column(["BROKEN", ""] + rows.map { $0.broken ?? "" })
        Text((["", ""] + rows.map(\.mark)).joined(separator: "\n"))
          .frame(width: 1)
        column(["MENDED", ""] + rows.map { $0.mended ?? "" })
      }
    }
    .text
  }

  private func column(_ lines: [String]) -> some View {
    Text(lines.joined(separator: "\n"))
      .frame(width: Playback.width, alignment: .leading)
  }

  private var stack: String {
    let broken = rows.compactMap { row in row.broken.map(row.marked) }
    let mended = rows.compactMap { row in row.mended.map(row.marked) }
    return (["  BROKEN", ""] + broken + ["", "  MENDED", ""] + mended)
      .joined(separator: "\n")
  }
}

nonisolated extension Comparison.Row {
  fileprivate var mark: String { isAlike ? " " : "≠" }

  /// A line of the row, behind the mark.
  fileprivate func marked(_ line: String) -> String {
    isAlike && line.isEmpty ? "" : "\(mark) \(line)"
  }
}
