/// What the measurements of a kind are held to: multiples of the floor.
///
/// They were written down before anything was measured.
struct PageGoals: Sendable {
  let first: Double
  let root: Double
  /// Bytes of a node and all it holds, to those of its row's text.
  let memory: Double

  /// A leaf against every line, with few rows and with many.
  let leaf = (few: 0.2, many: 0.02)

  /// What opens a page and shows one screen of it, against every line; nil
  /// for a page whose rows are all evaluated.
  var viewport: (few: Double, many: Double)?

  /// The bytes that a frame sends, to those of the one line that changed.
  let bytes = 2.0
  let lines = 1.0

  /// With ten times the rows.
  let growth = 12.0
  let flatGrowth = 1.5

  /// The goals of rows that can be pressed.
  static let ofInteractiveRows = PageGoals(first: 40, root: 15, memory: 40)

  /// The goals of a list, which evaluates what it shows.
  static let ofLists = PageGoals(
    first: 40, root: 15, memory: 40, viewport: (few: 2, many: 0.5))
}
