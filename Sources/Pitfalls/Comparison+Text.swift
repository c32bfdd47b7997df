import TextUI

extension Comparison {
  /// The screens side by side, with a mark between lines that are not alike.
  var text: String {
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
}

nonisolated extension Comparison.Row {
  fileprivate var mark: String { isAlike ? " " : "≠" }
}
