/// The identities of the rows, in the order of their nodes.
final class RowIDs<ID: Hashable>: PropertyStorage {
  /// An ID, and how many rows before have the same one.
  struct RowID: Hashable {
    let id: ID
    let occurrence: Int
  }

  let ids: [ID]

  /// The places at which these IDs differ from those before: there, and here.
  let change: Change

  typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The rows whose ID an earlier one has, by their places: the place of the
  /// first row with it, and how many come before.
  private var repetitions: [Int: (first: Int, occurrence: Int)] = [:]

  /// Whether no ID is there twice.
  var areUnique: Bool { repetitions.isEmpty }

  convenience init(_ ids: [ID]) {
    self.init(ids, change: (0..<0, ids.indices), isUnique: false)
  }

  private init(_ ids: [ID], change: Change, isUnique: Bool) {
    self.ids = ids
    self.change = change
    if !isUnique, Set(ids).count < ids.count {
      repetitions = Self.repetitions(in: ids)
    }
  }

  /// So many new IDs are looked for among all others one by one.
  private static var fewNewIDs: Int { 4 }

  /// The IDs of a collection that another one has become.
  ///
  /// Where no ID was there twice and a few are new, to look for those alone
  /// costs a fraction of what a set of all IDs does.
  ///
  /// - Returns: The IDs, or nil if they are those of the other.
  convenience init?(_ ids: [ID], after old: RowIDs) {
    let change = old.difference(from: ids)
    if change.old.isEmpty, change.new.isEmpty { return nil }
    let isKnownUnique =
      old.repetitions.isEmpty && change.new.count <= Self.fewNewIDs
      && Self.areUnique(change.new, in: ids)
    self.init(ids, change: change, isUnique: isKnownUnique)
  }

  private static func areUnique(_ places: Range<Int>, in ids: [ID]) -> Bool {
    for place in places {
      let id = ids[place]
      for other in ids.indices where ids[other] == id && other != place {
        return false
      }
    }
    return true
  }

  /// The places at which other IDs differ, between those at both ends that are
  /// the same: here, and there.
  private func difference(from next: [ID]) -> Change {
    let least = min(ids.count, next.count)
    var start = 0
    while start < least, ids[start] == next[start] { start += 1 }
    var end = 0
    while end < least - start,
      ids[ids.count - 1 - end] == next[next.count - 1 - end]
    {
      end += 1
    }
    return (start..<ids.count - end, start..<next.count - end)
  }

  private static func repetitions(
    in ids: [ID]
  ) -> [Int: (first: Int, occurrence: Int)] {
    var known: [ID: (first: Int, count: Int)] = [:]
    var repetitions: [Int: (first: Int, occurrence: Int)] = [:]
    for (place, id) in ids.enumerated() {
      if let earlier = known[id] {
        repetitions[place] = (earlier.first, earlier.count)
      }
      known[id, default: (place, 0)].count += 1
    }
    return repetitions
  }

  /// The identity of the row at a place.
  subscript(place: Int) -> RowID {
    RowID(id: ids[place], occurrence: repetitions[place]?.occurrence ?? 0)
  }

  /// The places of the rows.
  var places: [RowID: Int] {
    var places: [RowID: Int] = [:]
    places.reserveCapacity(ids.count)
    for place in ids.indices {
      places[self[place]] = place
    }
    return places
  }

  /// The place of the first row with the ID of the one at a place.
  func firstPlace(of place: Int) -> Int {
    repetitions.isEmpty ? place : repetitions[place]?.first ?? place
  }

  func recordRepetitions() {
    for place in repetitions.keys.sorted()
    where repetitions[place]?.occurrence == 1 {
      ViewHost.record(.duplicateID("\(ids[place])"))
    }
  }
}
