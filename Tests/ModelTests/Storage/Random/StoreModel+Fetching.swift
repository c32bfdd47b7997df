@testable import Model

extension StoreModel {
  /// A row as a context sees it, with the object that it has of it.
  struct Visible {
    var values: Row
    let row: Int64?
    let object: ExpectedObject?
  }

  /// What a context sees, in the order of insertion.
  func visible(in context: Int, includesPending: Bool) -> [Visible] {
    // A changed object is seen although its row may be gone.
    let changed = includesPending ? objects(.changed, in: context) : []
    let numbers = Set(rows.keys).union(changed.compactMap(\.row)).sorted()
    var all: [Visible] = []
    for row in numbers {
      let object = object(at: row, in: context)
      if includesPending, object?.state == .deleted { continue }
      let isChanged = includesPending && object?.state == .changed
      let values = isChanged ? object?.values : rows[row]
      all.append(Visible(values: values ?? Row(), row: row, object: object))
    }
    if includesPending {
      all += objects(.inserted, in: context).map {
        Visible(values: $0.values, row: nil, object: $0)
      }
    }
    for index in all.indices {
      let identity = all[index].row ?? all[index].object?.specimen?.identity
      all[index].values.id = PersistentIdentifier(
        identity: identity ?? 0, type: Specimen.self)
    }
    return all
  }
}
