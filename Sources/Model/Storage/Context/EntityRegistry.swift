/// What one context knows of one entity: the objects that are alive, and what
/// is pending.
///
/// Clean objects are not kept alive; they take themselves out when they go.
/// Those with pending changes are.
final class EntityRegistry {
  struct Pending {
    let object: StoredObject
    /// The columns' values as they were last saved.
    var saved: [SQLValue]
  }

  unowned let context: ModelContext
  let entity: Entity

  private var map = IdentityMap()
  private(set) var inserted = InsertedObjects()
  private(set) var changed: [Int64: Pending] = [:]
  private(set) var deleted: [Int64: Pending] = [:]
  /// What the observers of the entity haven't seen yet.
  var changes = EntityChanges()
  private var news = ObjectNews()

  init(entity: Entity, context: ModelContext) {
    self.entity = entity
    self.context = context
  }

  var hasPending: Bool {
    !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty
  }

  /// Changed objects in the order of their rows.
  var changedObjects: [StoredObject] { sorted(changed) }

  /// Deleted objects in the order of their rows.
  var deletedObjects: [StoredObject] { sorted(deleted) }

  private func sorted(_ pending: [Int64: Pending]) -> [StoredObject] {
    pending.sorted { $0.key < $1.key }.map(\.value.object)
  }

  // MARK: Objects

  func object(at row: Int64) -> StoredObject? { map.object(at: row) }

  /// The object at a row, or a new one that is in no registry yet.
  func objectOrNew(at row: Int64) -> StoredObject {
    map.object(at: row, orMake: entity.make)
  }

  /// The rows of all objects, in order.
  var rows: [Int64] { map.objects.map(\.identity) }

  func forget(_ object: StoredObject) {
    map.remove(object.identity)
  }

  /// Lets go of every object, because the context goes away.
  func detachAll() {
    // Without telling observers: they might ask for the context, and it is
    // half gone.
    for object in map.objects + inserted.all {
      object.registry = nil
      object.state = .unmanaged
    }
    map.removeAll()
  }

  // MARK: Changes

  func insert(_ object: StoredObject) {
    if object.state == .deleted {
      changed[object.identity] = deleted.removeValue(forKey: object.identity)
      move(object, to: .changed)
      didChange(object)
    } else {
      let identity =
        object.identity < 0
        ? object.identity : StoredObject.makeTemporaryIdentity()
      inserted.append(object)
      move(object, to: .inserted, identity: identity)
      // Another context may have listed it before it came here.
      object.isTouched = false
      didChange(object, isNew: true)
    }
    tellNews()
  }

  func delete(_ object: StoredObject) {
    switch object.state {
    case .inserted:
      // An insert and its delete cancel out, as in Core Data.
      inserted.remove(object)
      part(with: object)
    case .clean:
      deleted[object.identity] = pending(object)
      move(object, to: .deleted)
    case .changed:
      deleted[object.identity] = changed.removeValue(forKey: object.identity)
      move(object, to: .deleted)
    case .unmanaged, .deleted, .deletedElsewhere:
      return
    }
    didChange(object)
    tellNews()
  }

  /// Remembers an object's saved values before the first of them changes.
  func willChange(_ object: StoredObject) {
    guard object.state == .clean else { return }
    changed[object.identity] = pending(object)
    move(object, to: .changed)
  }

  func didChange(_ object: StoredObject, isNew: Bool = false) {
    changes.touch(object, isNew: isNew)
    context.didRecordChange(in: self)
  }

  private func pending(_ object: StoredObject) -> Pending {
    // Saved values have been encoded before, so this doesn't fail; without
    // them a save would write every column.
    let saved = try? entity.values(of: object)
    return Pending(object: object, saved: saved ?? [])
  }

  private func move(
    _ object: StoredObject, to state: StoredObject.State,
    identity: Int64? = nil
  ) {
    news.add(
      object.become(state, in: self, identity: identity), of: object)
  }

  /// Lets an object leave the context.
  private func part(
    with object: StoredObject, as state: StoredObject.State = .unmanaged
  ) {
    news.add(object.become(state, in: nil), of: object)
  }

  /// Tells observers of objects what has happened to them.
  ///
  /// To be called when all registries of the context agree with the store and
  /// with each other.
  func tellNews() {
    let told = news
    news = ObjectNews()
    told.tell(entity)
  }

  // MARK: Ends

  /// Takes what was pending as saved.
  ///
  /// - Parameter outcome: What the save has made of it.
  func didSave(_ outcome: EntitySave.Outcome) {
    let (inserted, changed, deleted) = takePending()
    for pending in changed.values {
      move(pending.object, to: .clean)
      changes.touch(pending.object)
    }
    for pending in deleted.values { letGo(of: pending.object) }
    for row in outcome.replacedRows {
      if let object = object(at: row) { letGo(of: object) }
    }
    for (object, row) in zip(inserted, outcome.insertedRows) {
      changes.touch(object)
      if let row {
        map.insert(object, at: row)
        move(object, to: .clean, identity: row)
      } else {
        part(with: object)
      }
    }
  }

  /// Undoes what was pending.
  ///
  /// - Returns: The rows that are clean again.
  func rollback() -> Set<Int64> {
    let (inserted, changed, deleted) = takePending()
    for object in inserted {
      part(with: object)
      changes.touch(object)
    }
    let restored = changed.merging(deleted) { first, _ in first }
    for pending in restored.values {
      move(pending.object, to: .clean)
      assign(pending.saved, to: pending.object) { _ in true }
      changes.touch(pending.object)
    }
    return Set(restored.keys)
  }

  private func takePending() -> (
    [StoredObject], [Int64: Pending], [Int64: Pending]
  ) {
    defer {
      inserted = InsertedObjects()
      changed = [:]
      deleted = [:]
    }
    return (inserted.all, changed, deleted)
  }

  /// Parts with an object whose row is gone, or stands for another object.
  private func letGo(
    of object: StoredObject, as state: StoredObject.State = .unmanaged
  ) {
    map.remove(object.identity)
    part(with: object, as: state)
    changes.touch(object)
  }

  // MARK: News from elsewhere

  /// Takes in a row as it is in the store now, or learns that it is gone.
  ///
  /// What is pending stays: of a changed object only the attributes that
  /// weren't changed here follow.
  func refresh(row: Int64, values: [SQLValue]?) {
    guard let object = object(at: row) else { return }
    changes.touch(object)
    guard let values else {
      if object.state == .clean { letGo(of: object, as: .deletedElsewhere) }
      return
    }
    guard let pending = changed[row] ?? deleted[row] else {
      return assign(values, to: object) { _ in true }
    }
    if let current = try? entity.values(of: object),
      pending.saved.count == values.count
    {
      assign(values, to: object) { current[$0] == pending.saved[$0] }
    }
    changed[row]?.saved = values
    deleted[row]?.saved = values
  }

  private func assign(
    _ values: [SQLValue], to object: StoredObject,
    where isTaken: (Int) -> Bool
  ) {
    for (column, value) in values.enumerated() where isTaken(column) {
      if entity.assign(value, to: column, of: object) {
        news.add(column: column, of: object)
      }
    }
  }
}
