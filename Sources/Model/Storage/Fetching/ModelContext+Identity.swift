import Foundation

extension ModelContext {
  /// The object with an identifier, if the context already has it.
  ///
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/registeredmodel(for:)
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The object, or nil; nothing is fetched.
  public func registeredModel<T: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> T? {
    registeredObject(for: identifier) as? T
  }

  /// The object with an identifier, fetched if need be.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The object. For an unknown identifier, or when the store can't
  ///   be read, an unsaved object that has it, as in SwiftData
  ///   (https://developer.apple.com/documentation/swiftdata/modelcontext/model(for:)).
  public func model(
    for identifier: PersistentIdentifier
  ) -> any PersistentModel {
    if let known = registeredObject(for: identifier) as? any PersistentModel {
      return known
    }
    if let type = registry(for: identifier)?.entity.type {
      return fetchOrMake(type, identifier)
    }
    guard let type = identifier.type as? any PersistentModel.Type else {
      return fetchOrMake(UndeclaredObject.self, identifier)
    }
    return fetchOrMake(type, identifier)
  }

  /// This context's object of a row that another context has an object of.
  ///
  /// An addition of ours, after Core Data's
  /// [existingObject(with:)](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/existingobject(with:)).
  ///
  /// - Parameter model: A saved object of another context.
  /// - Returns: The object, fetched if need be.
  /// - Throws: ``StorageError/rowGone(entity:row:)`` if the row was deleted in
  ///   the meantime, or why the store can't be read.
  public func existing<T: PersistentModel>(_ model: T) throws -> T {
    let identifier = model.persistentModelID
    if let found = try registeredModel(for: identifier)
      ?? fetch(T.self, identifier)
    {
      return found
    }
    throw StorageError.rowGone(
      entity: T.entityName, row: Int(identifier.identity))
  }

  private func registeredObject(
    for identifier: PersistentIdentifier
  ) -> StoredObject? {
    guard let registry = registry(for: identifier) else { return nil }
    return registry.object(at: identifier.identity)
      ?? registry.inserted.all.first { $0.identity == identifier.identity }
  }

  private func registry(
    for identifier: PersistentIdentifier
  ) -> EntityRegistry? {
    registries.values.first { $0.entity.name == identifier.entityName }
  }

  private func fetchOrMake<T: PersistentModel>(
    _ type: T.Type, _ identifier: PersistentIdentifier
  ) -> T {
    if let found = try? fetch(type, identifier) { return found }
    let object = T()
    object.identity = identifier.identity
    return object
  }

  private func fetch<T: PersistentModel>(
    _ type: T.Type, _ identifier: PersistentIdentifier
  ) throws -> T? {
    guard let registry = registries[ObjectIdentifier(type)] else { return nil }
    return try load(
      "\(registry.entity.selectSQL) WHERE \(rowColumn) = ?",
      [.integer(identifier.identity)], registry
    ).known(as: type).first
  }
}
