import TextUI

/// The views of a page, not yet opened.
@MainActor
struct PageContent {
  /// Changes from outside, for a page that nobody can press.
  struct Changes {
    let week: () -> Void
    let row: () -> Void
  }

  let changes: Changes?
  private let makeHost: () -> ViewHost

  init(_ view: some View, changes: Changes? = nil) {
    makeHost = { ViewHost(width: 80, content: view) }
    self.changes = changes
  }

  func open() -> ViewHost { makeHost() }
}

@MainActor
extension ViewHost {
  /// Every line as one text.
  var text: String { lines().map(\.text).joined(separator: "\n") }
}
