/// A page of a kind with so many rows.
@MainActor
struct MeasuredPage {
  let kind: PageKind
  let rows: Int
  /// Whether it is the longer one of its kind.
  let isLong: Bool

  func plain(week: Int = 1, plays: Bool = false) -> PlainPage {
    kind.plain(rows: rows, week: week, plays: plays)
  }

  /// The work on every line is repeated where it is short.
  var repetitions: Int { isLong ? 1 : 5 }

  func pick(_ goals: (few: Double, many: Double)) -> Double {
    isLong ? goals.many : goals.few
  }

  func title(_ work: String) -> String {
    "\(kind.name): \(work), \(rows.grouped)"
  }

  func growthTitle(_ work: String) -> String {
    "\(kind.name): \(work), growth"
  }
}
