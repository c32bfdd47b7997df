/// What a ratio is held to.
struct Bounds: Hashable {
  /// The highest ratio that is wanted.
  let goal: Double
  /// The ratio from which on it is no longer acceptable.
  let unacceptable: Double

  init(goal: Double, unacceptable: Double) {
    self.goal = goal
    self.unacceptable = unacceptable
  }

  /// A goal that may be missed by less than half of what was measured.
  init(goal: Double) {
    self.init(goal: goal, unacceptable: 2 * goal)
  }

  func verdict(on ratio: Double?) -> Verdict {
    guard let ratio else { return .notMeasured }
    if ratio <= goal { return .meetsGoal }
    return ratio < unacceptable ? .missesGoal : .unacceptable
  }
}

/// What a ratio is worth, from the best to the worst.
enum Verdict: String, CaseIterable, Hashable {
  case notMeasured = "not measured"
  case meetsGoal = "meets the goal"
  case missesGoal = "misses the goal"
  case unacceptable = "unacceptable"

  /// The worst of several.
  static func worst(of verdicts: some Collection<Verdict>) -> Verdict {
    allCases.last(where: verdicts.contains) ?? .notMeasured
  }

  /// The verdict as a table has room for it.
  var word: String {
    switch self {
    case .meetsGoal: "ok"
    case .missesGoal: "misses"
    case .unacceptable: "fails"
    case .notMeasured: "–"
    }
  }
}
