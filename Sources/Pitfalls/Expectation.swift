import ModelUI
import Specification
import TextUI

/// What tells the broken version from a mended one.
nonisolated struct Expectation: Sendable {
  /// The lines of the last screen that only the broken version has.
  var extraLines: [String] = []

  /// The lines of the last screen that only a mended version has.
  var missingLines: [String] = []

  /// What a device would log of the broken version.
  var issues: Set<RuntimeIssue> = []

  /// What the broken version says when it traps in the last step, if it does;
  /// optimised code may trap without a word.
  var trap: String?

  /// The clauses of the screen that the broken version fails: these alone.
  ///
  /// One that fails none, and doesn't trap, must evaluate more bodies than the
  /// mended ones. Where neither version is the whole screen it is held to none.
  var failingClauses: Set<Clause.ID>
}

nonisolated extension Pattern {
  /// A pattern of one screen, which is broken.
  init<Content: View>(
    broken name: String,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Services) -> Content
  ) {
    self.init(name, name: "Broken") { _, services in
      AnyView(screen(services).modelContainer(services.container))
    }
  }

  /// A pattern of one screen, which is mended.
  init<Content: View>(
    mended name: String,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Services) -> Content
  ) {
    self.init(name, name: "Mended") { _, services in
      AnyView(screen(services).modelContainer(services.container))
    }
  }
}
