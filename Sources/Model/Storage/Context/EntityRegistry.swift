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

  func adopt(_ object: StoredObject, row: Int64) {
    object.become(.clean, in: self, identity: row)
    map.insert(object, at: row)
  }

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
      object.become(.changed, in: self)
      didChange(object)
    } else {
      let identity =
        object.identity < 0
        ? object.identity : StoredObject.makeTemporaryIdentity()
      object.become(.inserted, in: self, identity: identity)
      inserted.append(object)
      // Another context may have listed it before it came here.
      object.isTouched = false
      didChange(object, isNew: true)
    }
  }

  func delete(_ object: StoredObject) {
    switch object.state {
    case .inserted:
      // An insert and its delete cancel out, as in Core Data.
      inserted.remove(object)
      object.become(.unmanaged, in: nil)
    case .clean:
      deleted[object.identity] = pending(object)
      object.become(.deleted, in: self)
    case .changed:
      deleted[object.identity] = changed.removeValue(forKey: object.identity)
      object.become(.deleted, in: self)
    case .unmanaged, .deleted, .deletedElsewhere:
      return
    }
    didChange(object)
  }

  /// Remembers an object's saved values before the first of them changes.
  func willChange(_ object: StoredObject) {
    guard object.state == .clean else { return }
    changed[object.identity] = pending(object)
    object.become(.changed, in: self)
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

  // MARK: Ends

  /// Takes what was pending as saved.
  ///
  /// - Parameter outcome: What the save has made of it.
  func didSave(_ outcome: EntitySave.Outcome) {
    let (inserted, changed, deleted) = takePending()
    for pending in changed.values {
      pending.object.become(.clean, in: self)
      changes.touch(pending.object)
    }
    for pending in deleted.values { letGo(of: pending.object) }
    for row in outcome.replacedRows {
      if let object = object(at: row) { letGo(of: object) }
    }
    for (object, row) in zip(inserted, outcome.insertedRows) {
      changes.touch(object)
      if let row {
        adopt(object, row: row)
      } else {
        object.become(.unmanaged, in: nil)
      }
    }
  }

  /// Undoes what was pending.
  ///
  /// - Returns: The rows that are clean again.
  func rollback() -> Set<Int64> {
    let (inserted, changed, deleted) = takePending()
    for object in inserted {
      object.become(.unmanaged, in: nil)
      changes.touch(object)
    }
    let restored = changed.merging(deleted) { first, _ in first }
    for pending in restored.values {
      pending.object.become(.clean, in: self)
      for (column, value) in pending.saved.enumerated() {
        entity.assign(value, to: column, of: pending.object)
      }
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
    object.become(state, in: nil)
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
      for (column, value) in values.enumerated() {
        entity.assign(value, to: column, of: object)
      }
      return
    }
    if let current = try? entity.values(of: object),
      pending.saved.count == values.count
    {
      for (column, value) in values.enumerated()
      where current[column] == pending.saved[column] {
        entity.assign(value, to: column, of: object)
      }
    }
    changed[row]?.saved = values
    deleted[row]?.saved = values
  }
}
