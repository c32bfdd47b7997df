import Foundation

@testable import Model
@testable import store_worker

/// A sort descriptor, and its order said a second time in plain Swift.
struct SortForm: Sendable {
  let name: String
  let descriptor: SortDescriptor<Specimen>
  let compare: @Sendable (Row, Row) -> Int

  /// Every attribute that can be sorted by, in both orders.
  static let all: [SortForm] =
    both("text", { SortDescriptor(\.text, order: $0) }) {
      Oracle.compare($0.text, $1.text)
    }
    + both(
      "text, lexical",
      { SortDescriptor(\.text, comparator: .lexical, order: $0) }
    ) { Oracle.compare($0.text, $1.text) }
    + both("note", { SortDescriptor(\.note, order: $0) }) {
      Oracle.compare($0.note, $1.note, Oracle.compare)
    }
    + both("count", { SortDescriptor(\.count, order: $0) }) {
      Oracle.compare($0.count, $1.count)
    }
    + both("limit", { SortDescriptor(\.limit, order: $0) }) {
      Oracle.compare($0.limit, $1.limit, Oracle.compare)
    }
    + both("small", { SortDescriptor(\.small, order: $0) }) {
      Oracle.compare($0.small, $1.small)
    }
    + both("size", { SortDescriptor(\.size, order: $0) }) {
      Oracle.compare($0.size, $1.size)
    }
    + both("weight", { SortDescriptor(\.weight, order: $0) }) {
      Oracle.compare($0.weight, $1.weight, Oracle.compare)
    }
    + both("ratio", { SortDescriptor(\.ratio, order: $0) }) {
      Oracle.compare($0.ratio, $1.ratio)
    }
    + both("day", { SortDescriptor(\.day, order: $0) }) {
      Oracle.compare($0.day, $1.day)
    }
    + both("due", { SortDescriptor(\.due, order: $0) }) {
      Oracle.compare($0.due, $1.due, Oracle.compare)
    }
    + both("key", { SortDescriptor(\.key, order: $0) }) {
      Oracle.compare($0.key, $1.key)
    }
    + both("link", { SortDescriptor(\.link, order: $0) }) {
      Oracle.compare($0.link, $1.link, Oracle.compare)
    }

  private static func both(
    _ name: String,
    _ descriptor: (SortOrder) -> SortDescriptor<Specimen>,
    _ compare: @escaping @Sendable (Row, Row) -> Int
  ) -> [SortForm] {
    [
      SortForm(
        name: name, descriptor: descriptor(.forward), compare: compare),
      SortForm(name: "\(name) reversed", descriptor: descriptor(.reverse)) {
        -compare($0, $1)
      },
    ]
  }
}

/// A fetch descriptor, with what is needed to work out its result.
struct RandomQuery: CustomStringConvertible {
  var form: PredicateForm?
  var sorts: [SortForm] = []
  var limit: Int?
  var offset: Int?
  var includesPending = true

  /// Limits and offsets, given how many rows there are.
  static func windows(_ count: Int) -> [Int?] {
    [nil, 0, 1, count / 2, count, count + 7, .max, -1]
  }

  init() {}

  /// A random order and window on what a predicate finds.
  init(_ form: PredicateForm?, of count: Int, _ random: inout SeededGenerator) {
    self.form = form
    for _ in 0..<random.pick(0, 1, 1, 2, 3) {
      sorts.append(
        SortForm.all[Int.random(in: SortForm.all.indices, using: &random)])
    }
    let windows = Self.windows(count)
    if random.once(in: 2) {
      limit = windows[Int.random(in: windows.indices, using: &random)]
      offset = windows[Int.random(in: windows.indices, using: &random)]
    }
    includesPending = !random.once(in: 4)
  }

  var descriptor: FetchDescriptor<Specimen> {
    var descriptor = FetchDescriptor(
      predicate: form?.predicate, sortBy: sorts.map(\.descriptor))
    descriptor.fetchLimit = limit
    descriptor.fetchOffset = offset
    descriptor.includePendingChanges = includesPending
    return descriptor
  }

  var description: String {
    var parts = [form?.name ?? "all"]
    if !sorts.isEmpty {
      parts.append("by " + sorts.map(\.name).joined(separator: ", "))
    }
    if let limit { parts.append("limit \(limit)") }
    if let offset { parts.append("offset \(offset)") }
    if !includesPending { parts.append("as saved") }
    return parts.joined(separator: ", ")
  }
}
