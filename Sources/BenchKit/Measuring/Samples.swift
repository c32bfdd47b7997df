/// The figures of several runs.
struct Samples: Hashable {
  private(set) var values: [Double] = []

  mutating func add(_ figures: [Double]) {
    values += figures
  }

  /// The smallest one, of the run that was disturbed least; nil without runs.
  var minimum: Double? { values.min() }

  /// The one in the middle, or the mean of the two there; nil without runs.
  var median: Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
