import Foundation
import Testing

@testable import Model
@testable import store_worker

/// Every predicate and order on adversarial rows: as the store answers them,
/// and as plain Swift does.
@Suite struct `SQL and memory` {
  @Test(arguments: Proofs.seeds(6, long: 30))
  func `a fetch gives what plain Swift gives`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = try DifferentialRows(count: Proofs.areLong ? 200 : 60, &random)
    let like = rows.all[Int.random(in: rows.all.indices, using: &random)]

    for form in PredicateForms(like: like, &random).all {
      var plain = RandomQuery()
      plain.form = form
      let queries =
        [plain]
        + (0..<2).map { _ in
          RandomQuery(form, of: rows.all.count / 2, &random)
        }
      for query in queries {
        try rows.check(query, "seed \(seed): \(query)")
      }
    }
  }

  @Test(arguments: Proofs.seeds(1, long: 8))
  func `every order has every window`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = try DifferentialRows(
      count: Proofs.areLong ? 60 : 25, &random)

    for sort in SortForm.all {
      for limit in RandomQuery.windows(20) {
        for offset in RandomQuery.windows(20) {
          var query = RandomQuery(nil, of: 20, &random)
          query.sorts = [sort] + query.sorts.prefix(2)
          query.limit = limit
          query.offset = offset
          try rows.check(query, "seed \(seed): \(query)")
        }
      }
    }
  }
}

/// The same rows in two contexts: one as saved, and one with everything
/// pending.
private struct DifferentialRows {
  let clean: ModelContext
  let pending: ModelContext
  /// The rows as saved, and as they are with what is pending.
  private(set) var saved: [Row] = []
  private(set) var all: [Row] = []
  /// Clean objects that stay alive; the others are made at each fetch.
  private var held: [Specimen] = []

  init(count: Int, _ random: inout SeededGenerator) throws {
    let container = try ModelContainer.ofSpecimens()
    clean = ModelContext(container)
    pending = ModelContext(container)
    for _ in 0..<count { insert(Row(&random), in: clean) }
    try clean.save()
    saved = try clean.fetch(FetchDescriptor<Specimen>()).map(Row.init)

    if random.once(in: 2) {
      held = try clean.fetch(FetchDescriptor<Specimen>())
    }
    for specimen in try pending.fetch(FetchDescriptor<Specimen>()) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        pending.delete(specimen)
        continue
      case 1:
        pending.delete(specimen)
        Row(&random).write(to: specimen)
        pending.insert(specimen)
      case 2: Row(&random).write(to: specimen)
      case 3:
        let field = Field.all[
          Int.random(in: Field.all.indices, using: &random)]
        field.write(Row(&random), specimen)
      default: if random.once(in: 2) { held.append(specimen) }
      }
      all.append(Row(specimen))
    }
    for _ in 0..<count / 5 {
      all.append(Row(insert(Row(&random), in: pending)))
    }
  }

  @discardableResult
  private func insert(_ row: Row, in context: ModelContext) -> Specimen {
    let specimen = Specimen()
    row.write(to: specimen)
    context.insert(specimen)
    return specimen
  }

  func check(_ query: RandomQuery, _ comment: String) throws {
    let comment = Comment(rawValue: comment)
    for (context, rows) in [
      (clean, saved), (pending, query.includesPending ? all : saved),
    ] {
      let expected = Oracle.positions(in: rows, query).map { rows[$0].id }
      let descriptor = query.descriptor
      let fetched = try context.fetch(descriptor).map(\.persistentModelID)
      let identifiers = try context.fetchIdentifiers(descriptor)
      let count = try context.fetchCount(descriptor)

      // The first failure is enough to read.
      try #require(fetched == expected, comment)
      try #require(identifiers == expected, comment)
      try #require(count == expected.count, comment)
    }
  }
}
