import Foundation

@testable import Model
@testable import store_worker

extension Rehearsal {
  /// Fetches something, and compares rows, order, identity and values.
  func fetch(
    in place: Int, log name: String, _ random: inout SeededGenerator
  ) throws {
    let seen = model.visible(in: place, includesPending: true)
    let like = seen.randomElement(using: &random)?.values ?? Row()
    let forms = PredicateForms(like: like, &random).all
    let form = forms.randomElement(using: &random)
    try fetch(
      RandomQuery(
        random.once(in: 3) ? form : nil, of: seen.count, &random),
      in: place, log: name)
  }

  func fetch(_ query: RandomQuery, in place: Int, log name: String) throws {
    append("\(name)fetch \(query)")
    let descriptor = query.descriptor
    let fetched = try contexts[place].fetch(descriptor)
    let count = try contexts[place].fetchCount(descriptor)
    let identifiers = try contexts[place].fetchIdentifiers(descriptor)

    model.takeInNews(place)
    let seen = model.visible(in: place, includesPending: query.includesPending)
    let expected = Oracle.positions(in: seen.map(\.values), query)
      .map { seen[$0] }
    let ids = expected.map(\.values.id)
    guard fetched.map(\.persistentModelID) == ids else {
      throw Divergence(
        "fetched \(fetched.map(\.persistentModelID)), not \(ids)")
    }
    guard count == ids.count else {
      throw Divergence("counted \(count), not \(ids.count)")
    }
    guard identifiers == ids else {
      throw Divergence("identifiers \(identifiers), not \(ids)")
    }
    for (specimen, seen) in zip(fetched, expected) {
      if let object = seen.object {
        guard specimen === object.specimen else {
          throw Divergence("another object than #\(object.number)")
        }
        object.held = specimen
      } else if let row = seen.row {
        model.adopt(specimen, row: row, in: place)
      }
    }
  }

  /// Asks for an object by its row's number, which may never have been one.
  func lookUp(in place: Int, row: Int64, log name: String) throws {
    append("\(name)look up row \(row)")
    let identifier = PersistentIdentifier(
      identity: row, type: Specimen.self)
    let found = contexts[place].model(for: identifier)
    guard let specimen = found as? Specimen,
      specimen.persistentModelID == identifier
    else { throw Divergence("row \(row) gave \(found.persistentModelID)") }
    model.forgetReleased()
    if let object = model.object(at: row, in: place) {
      guard object.specimen === specimen else {
        throw Divergence("row \(row) is another object than #\(object.number)")
      }
      object.held = specimen
    } else if model.rows[row] != nil {
      model.adopt(specimen, row: row, in: place)
    } else if specimen.modelContext != nil {
      throw Divergence("row \(row) is gone, and its object has a context")
    }
  }

  // MARK: After each step

  /// Compares everything that can be seen without a fetch.
  func check() throws {
    model.forgetReleased()
    for (place, context) in contexts.enumerated() {
      guard context.hasChanges == model.hasPending(place) else {
        throw Divergence("hasChanges is \(context.hasChanges)")
      }
      try compare(context.insertedModelsArray, .inserted, place)
      try compare(context.changedModelsArray, .changed, place)
      try compare(context.deletedModelsArray, .deleted, place)
    }
    for object in model.objects {
      guard let specimen = object.specimen else {
        throw Divergence("#\(object.number) is pending and went away")
      }
      try compare(object, specimen)
    }
  }

  /// Compares what observers show, in some of the contexts, and in those that
  /// have just processed their changes: a result may change back in two passes.
  func checkResults(after step: Step) throws {
    for (place, watched) in watched.enumerated()
    where !watched.isEmpty
      && ((step.salt >> place).isMultiple(of: 2)
        || !contexts[place].hasUnprocessedChanges)
    {
      process(place)
      for results in watched { try results.check() }
    }
  }

  /// Compares everything, with all changes processed.
  func finish() throws {
    append("process everything")
    for place in contexts.indices {
      process(place)
      for results in watched[place] { try results.check() }
    }
    try check()
    if watched.allSatisfy(\.isEmpty), let object = model.unheld.first {
      throw Divergence("#\(object.number) is alive, and nobody holds it")
    }
    for place in contexts.indices {
      try fetch(RandomQuery(), in: place, log: "")
    }
  }

  private func compare(
    _ models: [any PersistentModel], _ state: ExpectedObject.State,
    _ place: Int
  ) throws {
    let expected = model.objects(state, in: place)
    let isSame =
      models.count == expected.count
      && zip(models, expected).allSatisfy { $0 === $1.specimen }
    if !isSame {
      throw Divergence(
        """
        \(state) in \(["a", "b", "c"][place]): \(models.map { $0.persistentModelID }), not \
        \(expected.map { "#\($0.number)" })
        """)
    }
  }

  private func compare(
    _ object: ExpectedObject, _ specimen: Specimen
  ) throws {
    let actual = Row(specimen)
    for field in actual.differences(from: object.values) {
      throw Divergence(
        """
        #\(object.number).\(field.name) is \(field.describe(actual)), not \
        \(field.describe(object.values)); it is \(object.state)
        """)
    }
    let context = object.context.map { contexts[$0] }
    guard specimen.modelContext === context else {
      throw Divergence(
        "#\(object.number), \(object.state), is in the wrong context")
    }
    let isDeleted = object.state == .deleted || object.state == .gone
    guard specimen.isDeleted == isDeleted else {
      throw Divergence("#\(object.number).isDeleted is not \(isDeleted)")
    }
    let id = specimen.persistentModelID
    guard object.context == nil || id.isTemporary == (object.row == nil),
      object.row == nil || object.context == nil || id.identity == object.row
    else {
      throw Divergence("#\(object.number) has the identifier \(id)")
    }
  }
}
