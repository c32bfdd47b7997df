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
    if let registry = registries[ObjectIdentifier(type)],
      let found = try? load(
        "\(registry.entity.selectSQL) WHERE \(rowColumn) = ?",
        [.integer(identifier.identity)], registry
      ).known(as: T.self).first
    {
      return found
    }
    let object = T()
    object.identity = identifier.identity
    return object
  }
}
