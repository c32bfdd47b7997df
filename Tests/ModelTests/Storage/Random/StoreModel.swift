import Foundation

@testable import Model

/// One object as it should be, beside the one that is.
final class ExpectedObject {
  enum State { case loose, inserted, clean, changed, deleted, gone }

  /// Its name in the log.
  let number: Int
  var values: Row
  /// The values in the store when the context last looked.
  var saved = Row()
  var state = State.loose
  var context: Int?
  var row: Int64?

  /// The real object, and what keeps it alive, if the test does.
  private(set) weak var specimen: Specimen?
  var held: Specimen?

  init(number: Int, values: Row, _ specimen: Specimen) {
    self.number = number
    self.values = values
    self.specimen = specimen
    held = specimen
  }

  var isPending: Bool {
    state == .inserted || state == .changed || state == .deleted
  }
}

/// What one file and several contexts on it should hold, kept in plain
/// dictionaries.
struct StoreModel {
  /// The rows of the file.
  private(set) var rows: [Int64: Row] = [:]
  private(set) var lastRow: Int64 = 0
  private(set) var objects: [ExpectedObject] = []
  private var lastNumber = 0
  /// What the next save of a context is to say of an insertion.
  private var refusals: [Int: StorageError] = [:]

  // MARK: Objects

  mutating func add(_ specimen: Specimen, _ values: Row) -> ExpectedObject {
    lastNumber += 1
    let object = ExpectedObject(number: lastNumber, values: values, specimen)
    objects.append(object)
    return object
  }

  /// Takes in an object that a context has made of a row.
  @discardableResult
  mutating func adopt(
    _ specimen: Specimen, row: Int64, in context: Int
  ) -> ExpectedObject {
    let object = add(specimen, rows[row] ?? Row())
    object.state = .clean
    object.row = row
    object.context = context
    return object
  }

  /// The object that a context has of a row.
  func object(at row: Int64, in context: Int) -> ExpectedObject? {
    objects.first { $0.context == context && $0.row == row }
  }

  /// Objects of a context in some state, in the order of their rows or else of
  /// their insertion.
  func objects(
    _ state: ExpectedObject.State, in context: Int
  )
    -> [ExpectedObject]
  {
    objects.filter { $0.context == context && $0.state == state }
      .sorted { ($0.row ?? 0) < ($1.row ?? 0) }
  }

  func hasPending(_ context: Int) -> Bool {
    objects.contains { $0.context == context && $0.isPending }
  }

  /// Objects that only a list of unprocessed changes may keep alive.
  var unheld: [ExpectedObject] {
    objects.filter { $0.held == nil && !$0.isPending }
  }

  /// Forgets the objects that have gone away, as they may.
  mutating func forgetReleased() {
    objects.removeAll { $0.specimen == nil && !$0.isPending }
  }

  // MARK: Changes

  mutating func insert(_ object: ExpectedObject, in context: Int) {
    guard object.context == nil || object.context == context else {
      let name = object.row.map { "Specimen \($0)" } ?? "Specimen (unsaved)"
      refusals[context] = .otherContext(object: name)
      return
    }
    switch object.state {
    case .loose, .gone:
      object.state = .inserted
      object.context = context
      object.row = nil
      // To the end, where the last one inserted is.
      objects.removeAll { $0 === object }
      objects.append(object)
    case .deleted: object.state = .changed
    case .inserted, .clean, .changed: break
    }
  }

  func delete(_ object: ExpectedObject) {
    switch object.state {
    case .inserted: leave(object, .loose)
    case .clean:
      object.saved = object.values
      object.state = .deleted
    case .changed: object.state = .deleted
    case .loose, .deleted, .gone: break
    }
  }

  func change(_ object: ExpectedObject, _ field: Field, to row: Row) {
    if field.isEqual(object.values, row) { return }
    if object.state == .clean {
      object.saved = object.values
      object.state = .changed
    }
    field.copy(row, &object.values)
  }

  mutating func rollback(_ context: Int) {
    refusals[context] = nil
    for object in objects where object.context == context {
      switch object.state {
      case .inserted: leave(object, .loose)
      case .changed, .deleted:
        object.values = object.saved
        object.state = .clean
      case .loose, .clean, .gone: break
      }
    }
  }

  private func leave(
    _ object: ExpectedObject, _ state: ExpectedObject.State
  ) {
    object.state = state
    object.context = nil
  }

  // MARK: The file

  /// Saves a context, or says why it can't.
  mutating func save(_ context: Int, lockedFile: String?) -> StorageError? {
    if let refusal = refusals.removeValue(forKey: context) { return refusal }
    guard hasPending(context) else { return nil }
    let changed = objects(.changed, in: context)
    let updates = changed.filter {
      !$0.values.differences(from: $0.saved).isEmpty
    }
    let deleted = objects(.deleted, in: context)
    let inserted = objects(.inserted, in: context)
    if !(updates + deleted + inserted).isEmpty, let lockedFile {
      return .locked(file: lockedFile, seconds: 0)
    }
    for object in updates {
      guard let row = object.row, rows[row] == nil else { continue }
      return .rowGone(entity: "Specimen", row: Int(row))
    }

    for object in deleted {
      if let row = object.row { rows[row] = nil }
      leave(object, .loose)
    }
    for object in changed {
      for field in object.values.differences(from: object.saved) {
        guard let row = object.row, var values = rows[row] else { continue }
        field.copy(object.values, &values)
        rows[row] = values
      }
      object.state = .clean
    }
    for object in inserted {
      lastRow += 1
      rows[lastRow] = object.values
      object.row = lastRow
      object.state = .clean
    }
    takeInNews(context)
    return nil
  }

  /// Brings a context's objects up to date with the file.
  mutating func takeInNews(_ context: Int) {
    forgetReleased()
    for object in objects where object.context == context {
      guard let row = object.row, object.state != .inserted else { continue }
      guard let stored = rows[row] else {
        if object.state == .clean { leave(object, .gone) }
        continue
      }
      for field in Field.all
      where object.state == .clean
        || field.isEqual(object.values, object.saved)
      {
        field.copy(stored, &object.values)
      }
      object.saved = stored
    }
  }

  mutating func erase() { rows = [:] }

  /// Ends a context: its objects are in none.
  mutating func end(_ context: Int) {
    refusals[context] = nil
    for object in objects where object.context == context {
      leave(object, .loose)
    }
  }
}
