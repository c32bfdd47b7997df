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
  private let makeHost: (Int?) -> ViewHost

  init(_ view: some View, changes: Changes? = nil) {
    makeHost = { ViewHost(width: 80, height: $0, content: view) }
    self.changes = changes
  }

  /// Opens the page, in a window of a height or as high as it is.
  func open(height: Int? = nil) -> ViewHost { makeHost(height) }
}

@MainActor
extension ViewHost {
  /// Every line as one text.
  var text: String { lines().map(\.text).joined(separator: "\n") }
}
