import Foundation

extension ModelContext {
  /// Adds an object to the context; the next save adds its row.
  ///
  /// Inserting an object that was deleted here and not yet saved brings it
  /// back. Without a container, for an entity that the container doesn't have,
  /// and for an object of another context nothing is inserted: the next save
  /// throws why, and in a view an issue is recorded at once. SwiftData calls it
  /// an error and doesn't say which
  /// (https://developer.apple.com/documentation/swiftdata/modelcontext).
  ///
  /// - Parameter model: An object that is in no other context.
  public func insert<T: PersistentModel>(_ model: T) {
    insertObject(model, of: T.self)
  }

  private func insertObject(
    _ object: StoredObject, of type: any PersistentModel.Type
  ) {
    guard let registry = registries[ObjectIdentifier(type)] else {
      let reason =
        store.entities.isEmpty
        ? StorageError.noContainer
        : .unknownEntity(
          name: type.entityName, known: store.entities.map(\.name))
      return refuse(reason, type.entityName)
    }
    if let owner = object.registry?.context, owner !== self {
      let name = "\(object.persistentModelID)"
      return refuse(.otherContext(object: name), name)
    }
    switch object.state {
    case .unmanaged, .deleted, .deletedElsewhere: registry.insert(object)
    case .inserted, .clean, .changed: break
    }
  }

  private func refuse(_ reason: StorageError, _ name: String) {
    refusal = reason
    issueHandler?("\(name) was not inserted. \(reason)")
  }

  /// Marks an object as deleted; the next save deletes its row.
  ///
  /// Until then it is in ``deletedModelsArray`` and no longer fetched
  /// (https://useyourloaf.com/blog/swiftdata-deleting-data/). An object that
  /// was never saved just leaves the context. An object of no context or
  /// another one is left alone.
  ///
  /// - Parameter model: An object of this context.
  public func delete<T: PersistentModel>(_ model: T) {
    guard let registry = model.registry, registry.context === self else {
      return
    }
    registry.delete(model)
  }

  /// Marks every object that meets a predicate as deleted.
  ///
  /// Unlike SwiftData's, the deletion is pending as that of a single object:
  /// observers see it, and ``rollback()`` undoes it.
  ///
  /// - Parameters:
  ///   - model: The entity.
  ///   - predicate: Which ones; all when left out.
  /// - Throws: ``StorageError``. Nothing is deleted then.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil
  ) throws {
    for object in try fetch(FetchDescriptor<T>(predicate: predicate)) {
      delete(object)
    }
  }

  /// Undoes everything that is pending.
  ///
  /// Changed objects have their saved values again, inserted ones are in no
  /// context, deleted ones are back
  /// (https://developer.apple.com/documentation/swiftdata/modelcontext/rollback()).
  /// Observers of these entities refresh.
  public func rollback() {
    var restored: [String: Mailbox.Rows] = [:]
    for registry in orderedRegistries where registry.hasPending {
      // Their rows may have gone elsewhere while changes were pending.
      restored[registry.entity.name] = .some(registry.rollback())
    }
    refusal = nil
    autosaveError = nil
    mailbox.post(restored)
    tellNews()
  }
}
