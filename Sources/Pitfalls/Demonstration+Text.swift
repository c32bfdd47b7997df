import Specification
import TextUI

extension Demonstration {
  /// What a room is shown, part after part: the trouble, a pair of screens for
  /// each step, what it took, the question, and the answer.
  public var parts: [String] {
    [introduction] + pairs
      + [conclusion, wrapped(pitfall.question), wrapped(pitfall.answer)]
  }

  /// The page of the pitfall, as it stands in `docs/pitfalls`.
  public var markdown: String {
    """
    # \(pitfall.name)

    \(wrapped(pitfall.trouble))

    Kind: \(pitfall.kind.rawValue). Reported in \(pitfall.source.rawValue).
    Mended: the screen of each pattern. Broken:
    [\(pitfall.fileName)](../../Sources/Pitfalls/Pairs/\(pitfall.fileName))

    ```text
    \(pairs.joined(separator: "\n\n"))
    ```

    ## What it took

    ```text
    \(conclusion)
    ```

    ## A question for the room

    \(wrapped(pitfall.question))

    ## An answer

    \(wrapped(pitfall.answer))
    """
  }

  private var introduction: String {
    """
    \(pitfall.name) (\(pitfall.kind.rawValue))

    \(wrapped(pitfall.trouble))
    """
  }

  private static let width = 2 * Playback.width + 3

  private func wrapped(_ text: String) -> String {
    Screen(width: Self.width) { Text(text) }.text
  }

  // MARK: Screens

  /// The screens of the two versions side by side, at first and after each
  /// step; a mark stands between lines that are not alike.
  private var pairs: [String] {
    let titles = [""] + pitfall.steps.map { "> \($0.title)\n\n" }
    let right = mended.first?.playback.screens ?? []
    return zip(titles, zip(broken.screens, right)).map { title, screens in
      title
        + pair(screens.0, screens.1)
    }
  }

  private func pair(_ broken: String, _ mended: String) -> String {
    let rows = Comparison(of: broken, with: mended).rows
    return Screen(width: Self.width) {
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

  // MARK: Conclusion

  private var conclusion: String {
    let versions =
      [("Broken", broken)] + mended.map { ($0.pattern.name, $0.playback) }
    let rows = versions.map { name, playback in
      row(name, playback.bodies, playback.reads, playback.objects)
    }
    return ([Self.head] + rows + [""] + verdicts).joined(separator: "\n")
  }

  private static let head = "                bodies   reads objects"

  private func row(_ name: String, _ counts: Int...) -> String {
    counts.reduce(name.padded(to: 14)) {
      $0 + "\($1)".padded(to: 8, atStart: true)
    }
  }

  private var verdicts: [String] {
    let issues = broken.issues.map { "Logged: \($0)" }.sorted()
    let failing = Clause.all
      .filter { pitfall.expectation.failingClauses.contains($0.id) }
      .map { "Fails \($0.id): \($0.title)." }
    return ((issues.isEmpty ? ["Nothing is logged."] : issues) + failing)
      .map(wrapped)
  }
}

nonisolated extension Comparison.Row {
  fileprivate var mark: String { isAlike ? " " : "≠" }
}

nonisolated extension String {
  /// The text with blanks, so that it has so many characters.
  fileprivate func padded(to count: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, count - self.count))
    return atStart ? blanks + self : self + blanks
  }
}
