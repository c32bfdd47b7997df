/// Why an action on a screen was refused; nothing has happened then.
public nonisolated enum ScreenError: Error, Hashable {
  /// There is no element with this label; these are the ones that could be
  /// used instead.
  case notFound(String, candidates: [String])

  /// The element is disabled.
  case disabled(String)

  /// The element is under a sheet, an alert or another page.
  case covered(String, by: String)

  /// The element is in a tab that is not shown.
  case offScreen(String, tab: String)

  /// Several elements have this label; say which one with `at:`, from 0.
  case ambiguous(String, count: Int)

  /// There are fewer elements with this label than the index says.
  case noSuchIndex(String, index: Int, count: Int)

  /// The view on the screen was not opened from another.
  case nothingToGoBackTo

  /// There is no sheet and no alert.
  case nothingToDismiss
}

nonisolated extension ScreenError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let label, let candidates) where candidates.isEmpty:
      """
      there is no \(label.quoted) on the screen, and nothing else of its kind
      """
    case .notFound(let label, let candidates):
      """
      there is no \(label.quoted) on the screen; there is \
      \(Self.list(candidates))
      """
    case .disabled(let label):
      "\(label.quoted) is disabled"
    case .covered(let label, let cover):
      """
      \(label.quoted) is covered by \(cover.isEmpty ? "a sheet" : cover.quoted)
      """
    case .offScreen(let label, let tab):
      "\(label.quoted) is off-screen, in the tab \(tab.quoted)"
    case .ambiguous(let label, let count):
      "\(label.quoted) is on the screen \(count) times; say which one, from 0"
    case .noSuchIndex(let label, let index, let count):
      """
      \(label.quoted) is on the screen \
      \(count == 1 ? "once" : "\(count) times"); there is none at \(index), \
      counted from 0
      """
    case .nothingToGoBackTo:
      "there is nothing to go back to: this is the first screen"
    case .nothingToDismiss:
      "there is no sheet and no alert to dismiss"
    }
  }

  private static let longestList = 20

  private static func list(_ labels: [String]) -> String {
    let named = labels.prefix(longestList).map(\.quoted)
      .joined(separator: ", ")
    let others = labels.count - longestList
    return others > 0 ? "\(named) and \(others) more" : named
  }
}
