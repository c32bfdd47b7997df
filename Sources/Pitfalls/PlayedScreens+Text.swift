import Specification
import TextUI

extension PlayedScreens {
  // MARK: Screens

  /// The screens of the two versions side by side, at first and after each
  /// step; a mark stands between lines that are not alike.
  var scenes: [String] {
    let titles = [""] + pair.steps.map { "> \($0.title)\n\n" }
    let right = mended.first?.playback.screens ?? []
    return zip(titles, zip(broken.screens, right)).map { title, screens in
      title + Comparison(of: screens.0, with: screens.1).text
    }
  }

  // MARK: Conclusion

  var conclusion: String {
    let versions =
      [("Broken", broken)] + mended.map { ($0.pattern.name, $0.playback) }
    let rows = versions.map { name, playback in
      row(name, playback.bodies, playback.fetches, playback.objects)
    }
    return ([Self.head] + rows + [""] + verdicts).joined(separator: "\n")
  }

  private static let head = "                bodies fetches objects"

  private func row(_ name: String, _ counts: Int...) -> String {
    counts.reduce(name.padded(to: 14)) {
      $0 + "\($1)".padded(to: 8, atStart: true)
    }
  }

  private var verdicts: [String] {
    let issues = broken.issues.map { "Logged: \($0)" }.sorted()
    return
      ((issues.isEmpty ? ["Nothing is logged."] : issues) + pair.failures)
      .map(Demonstration.wrapped)
  }
}

nonisolated extension String {
  /// The text with blanks, so that it has so many characters.
  fileprivate func padded(to count: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, count - self.count))
    return atStart ? blanks + self : self + blanks
  }
}
