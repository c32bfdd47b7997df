import Specification
import TextUI

extension PlayedScreens {
  var cure: String {
    pair.mended == nil ? "the screen of each pattern" : "next to it"
  }

  /// The screens of the two versions, at first and after each step; a mark
  /// stands at lines that are not alike.
  func scenes(width: Int) -> [String] {
    let titles = [""] + pair.steps.map { "> \($0.title)\n\n" }
    let right = mended.first?.playback.screens ?? []
    return zip(titles, zip(broken.screens, right)).map { title, screens in
      title + Comparison(of: screens.0, with: screens.1).text(width: width)
    }
  }

  func conclusion(width: Int) -> String {
    let versions =
      [("Broken", broken)] + mended.map { ($0.pattern.name, $0.playback) }
    let rows = versions.map { name, playback in playback.row(name) }
    return
      ([Playback.Counts.head] + rows + [""]
      + verdicts.map { Demonstration.wrapped($0, width: width) })
      .joined(separator: "\n")
  }

  private var verdicts: [String] {
    let failures = pair.failingClauses.map { "Fails \($0.id): \($0.title)." }
    return (broken.trap.map { [Self.end(by: $0)] } ?? broken.logged)
      + (failures.isEmpty ? [noFailure] : failures)
  }

  private var noFailure: String {
    pair.clauses.isEmpty
      ? "Held to no clause: neither version is the whole screen."
      : "Fails no clause."
  }

  private static func end(by trap: Trap) -> String {
    "The program ends: \(trap)"
  }

  func asBuilt(_ page: String) -> String {
    guard isWordless, let message = pair.expectation.trap else { return page }
    return page.replacing(
      Self.end(by: .told(message)), with: Self.end(by: .wordless))
  }
}
