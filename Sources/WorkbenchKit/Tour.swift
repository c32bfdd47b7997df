import Model
import ProgramKit
import Scenarios
import Specification
import TextUI

/// Plays one scenario in every pattern, side by side, and says what else there
/// is.
struct Tour {
  private let width: Int
  private static let gap = 3

  init(width: Int) {
    self.width = width
  }

  /// Runs the tour.
  ///
  /// - Returns: Whether the patterns' screens were equal after each command.
  /// - Throws: A `ScriptError` or a `StorageError`.
  func run() async throws -> Bool {
    let patterns = Pattern.all
    Program.print(
      """
      Architecture workbench
      ──────────────────────
      One scenario in \(patterns.count) patterns, each on a store of its own:

      """)
    let screens = try patterns.map { try screen(of: $0) }
    let scripts = screens.map { Script(on: $0) { _ in } }
    var areEqual = true
    for line in Scenario.roster.script.split(separator: "\n") {
      for script in scripts {
        try await script.run(line: line)
      }
      let texts = Set(screens.map(\.text))
      areEqual = areEqual && texts.count == 1
      if !line.hasPrefix("#") {
        Program.print("  \(texts.count == 1 ? "=" : "≠") \(line)")
      }
    }
    Program.print("\nThe screens at the end:\n")
    Program.print(
      sideBySide(
        zip(patterns, screens).map { "\($0.name.uppercased())\n\n\($1.text)" }))
    Program.print("\n\(areEqual ? Self.equal : Self.unequal)\n\n\(Self.more)")
    return areEqual
  }

  private var columnWidth: Int {
    let count = Pattern.all.count
    return max(24, min(80, (width - (count - 1) * Self.gap) / count))
  }

  private func screen(of pattern: Pattern) throws -> Screen {
    let services = Services(
      container: try StoreLocation.memory.open(), catalog: BundledCatalog())
    let view = pattern.view(of: .home, with: services)
    return Screen(width: columnWidth) { view }
  }

  private func sideBySide(_ texts: [String]) -> String {
    Screen(width: width) {
      HStack(spacing: Self.gap) {
        ForEach(texts, id: \.self) { text in
          Text(text).frame(width: columnWidth, alignment: .leading)
        }
      }
    }
    .text
  }

  private static let equal = """
    After each command (=) the screens of the patterns were equal to the letter.
    """

  private static let unequal = """
    After some commands (≠) the screens of the patterns were not equal.
    """

  private static let more = """
    What else there is
      swift run direct-demo      the screens, to be used: views with the context
      swift run mvc-demo         the same, with controllers
      swift run mvvm-demo        the same, with view models
      swift run workbench check  every clause of the specification, each pattern
      swift test                 the same and more, as tests

    The code to read: Sources/DirectContext, Sources/MVC, Sources/MVVM.
    """
}
