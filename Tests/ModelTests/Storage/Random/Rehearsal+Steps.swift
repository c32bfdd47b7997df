import Foundation

@testable import Model
@testable import store_worker

extension Rehearsal {
  func process(_ place: Int) {
    contexts[place].processPendingChanges()
    model.takeInNews(place)
  }

  func insert(in place: Int) -> String {
    let specimen = Specimen()
    var row = Row()
    for _ in 0..<3 { row.varyOne(&random) }
    row.write(to: specimen)
    contexts[place].insert(specimen)
    let object = model.add(specimen, row)
    model.insert(object, in: place)
    return "insert #\(object.number)"
  }

  /// Has an object leave a context, and come to one before that is processed.
  func handOver(from place: Int) {
    guard
      let object = pick({ $0.context == place && $0.state == .inserted }),
      let specimen = object.specimen
    else { return }
    let other = Int.random(in: contexts.indices, using: &random)
    append("move #\(object.number) from \(place) to \(other)")
    contexts[place].delete(specimen)
    contexts[other].insert(specimen)
    model.delete(object)
    model.insert(object, in: other)
  }

  func change(in place: Int) -> String {
    let isOutside = random.once(in: 8)
    guard
      let object = pick({ $0.context == (isOutside ? nil : place) })
    else { return "change nothing" }
    var row = object.values
    let field = row.varyOne(&random)
    object.specimen.map { field.write(row, $0) }
    model.change(object, field, to: row)
    return "#\(object.number).\(field.name) = \(field.describe(row))"
  }

  func changeBack(in place: Int) -> String {
    guard
      let object = pick({ $0.context == place && $0.state == .changed })
    else { return "change nothing back" }
    let saved = object.saved
    for field in object.values.differences(from: saved) {
      object.specimen.map { field.write(saved, $0) }
      model.change(object, field, to: saved)
    }
    return "change #\(object.number) back"
  }

  func save(
    _ place: Int, lockedFile: String?, _ body: () throws -> Void
  ) throws {
    var error: StorageError?
    do { try body() } catch let thrown as StorageError { error = thrown }
    // After the body, which may change something first.
    let expected = model.save(place, lockedFile: lockedFile)
    if error != expected {
      throw Divergence(
        """
        the save \(error.map { "threw \($0)" } ?? "succeeded"); expected: \
        \(expected.map { "\($0)" } ?? "success")
        """)
    }
  }

  func relaunch(_ place: Int) throws {
    guard random.once(in: 2) else { return }
    let places = place == 2 ? [2] : [0, 1]
    append("relaunch \(place == 2 ? "c" : "a and b")")
    for place in places { model.end(place) }
    // Contexts go before the file is opened again.
    let nothing = try ModelContainer.ofSpecimens()
    for place in places {
      contexts[place] = ModelContext(nothing)
      watched[place] = []
    }
    let container = try ModelContainer.ofSpecimens(folder.store)
    for place in places {
      contexts[place] = ModelContext(container)
      try observe(place)
    }
  }

  func drop() {
    let dropped = model.objects.filter { _ in random.once(in: 3) }
    append(
      "drop " + dropped.map { "#\($0.number)" }.joined(separator: " "))
    for object in dropped { object.held = nil }
  }

  func pick(
    _ isMeant: (ExpectedObject) -> Bool
  ) -> ExpectedObject? {
    model.objects.filter(isMeant).randomElement(using: &random)
  }

  func adoptDeleted(
    _ seen: StoreModel.Visible, in place: Int
  ) throws {
    if let object = seen.object { return model.delete(object) }
    // Nobody held it; the context does now.
    let deleted = contexts[place].deletedModelsArray.compactMap {
      $0 as? Specimen
    }
    guard let row = seen.row,
      let specimen = deleted.first(where: { $0.identity == row })
    else { throw Divergence("\(seen.values.id) is not deleted") }
    model.delete(model.adopt(specimen, row: row, in: place))
  }
}

extension Row {
  /// Varies one of a few attributes, so that changes meet.
  @discardableResult
  mutating func varyOne(_ random: inout SeededGenerator) -> Field {
    let names = ["text", "note", "count", "isOn", "flag", "size", "other"]
    let name = names[Int.random(in: names.indices, using: &random)]
    let field = Field.all.first { $0.name == name } ?? Field.all[0]
    field.vary(&self, &random)
    return field
  }
}
