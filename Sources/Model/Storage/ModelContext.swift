import Foundation
import Observation

/// Where models are fetched, changed and saved.
///
/// A context and its models belong to one actor. What is inserted, changed or
/// deleted is pending until `save()`, or until the main context saves by
/// itself.
///
/// Source: [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext).
public final class ModelContext {
  let coordinator: StoreCoordinator

  // Weak, since a container owns its main context.
  private weak var owner: ModelContainer?

  /// Whether the context saves at the end of each event of its views.
  ///
  /// It is false, and true for a container's main context. Apple documents no
  /// moment for it; this one is ours.
  ///
  /// Source: [autosaveEnabled](https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled).
  public var autosaveEnabled = false

  private let inbox = ChangeInbox()
  private let registrar = ObservationRegistrar()
  private var stores: [ObjectIdentifier: EntityStore] = [:]
  private var observers: [WeakObserver] = []

  /// The types whose models have changed since the observers were told.
  private var touched: Set<String> = []

  /// What others have saved and the models here do not have yet.
  private var savedElsewhere: [String: RowChanges] = [:]

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// Makes a context of a container, beside its main context.
  public init(_ container: ModelContainer) {
    owner = container
    coordinator = container.coordinator
    coordinator.register(inbox)
  }

  /// The container, or another one on the same open store if the program has
  /// let go of it.
  public var container: ModelContainer { owner ?? ModelContainer(coordinator) }

  // MARK: Changing

  /// Adds a model, to be stored at the next save.
  ///
  /// Nothing happens if the container does not know its type; the next save
  /// says so.
  ///
  /// Source: [insert(_:)](https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)).
  public func insert<Model: PersistentModel>(_ model: Model) {
    guard coordinator.knows(Model.entityName) else {
      refusedEntity = Model.entityName
      whenRefused?(Model.entityName)
      return
    }
    store(of: Model.self).insert(model)
    touch(Model.entityName)
  }

  /// Deletes a model at the next save.
  ///
  /// Source: [delete(_:)](https://developer.apple.com/documentation/swiftdata/modelcontext/delete(_:)).
  public func delete<Model: PersistentModel>(_ model: Model) {
    store(of: Model.self).delete(model)
    touch(Model.entityName)
  }

  /// Deletes all models of a type, or those that match a predicate, at the
  /// next save.
  ///
  /// Source: [delete(model:where:includeSubclasses:)](https://developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)).
  ///
  /// - Throws: ``StorageError``; nothing is deleted then.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) {
      delete(model)
    }
  }

  func willChange(_ object: StoredObject) {
    guard let store = stores[ObjectIdentifier(type(of: object))] else { return }
    if !object.isChanged {
      store.willChange(object)
    }
    touch(store.name)
  }

  private func touch(_ name: String) {
    let isFirst = touched.isEmpty
    touched.insert(name)
    if isFirst {
      inbox.notify()
    }
  }

  // MARK: Fetching

  /// The models that match a description.
  ///
  /// Fetching a row twice gives the same object.
  ///
  /// Source: [fetch(_:)](https://developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:)-4nqne).
  ///
  /// - Throws: ``StorageError``.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    guard let store = try knownStore(of: Model.self) else { return [] }
    return try coordinator.connection.perform {
      try store.fetch(descriptor, from: $0)
    }
  }

  /// The number of models that match a description.
  ///
  /// - Throws: ``StorageError``.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    guard let store = try knownStore(of: Model.self) else { return 0 }
    return try coordinator.connection.perform {
      try store.fetchCount(descriptor, from: $0)
    }
  }

  /// The identifiers of the models that match a description.
  ///
  /// - Throws: ``StorageError``.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The object that the context already has for an identifier.
  ///
  /// Source: [registeredModel(for:)](https://developer.apple.com/documentation/swiftdata/modelcontext/registeredmodel(for:)).
  public func registeredModel<Model: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> Model? {
    guard identifier.storeIdentifier == coordinator.storeIdentifier,
      identifier.entityName == Model.entityName
    else { return nil }
    return identifier.row.flatMap(store(of: Model.self).registeredModel)
  }

  /// A description as it would be run, to tell whether another is the same.
  func compile<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> CompiledFetch {
    try store(of: Model.self).compile(descriptor)
  }

  /// The store of a type; none in a container that knows no type at all.
  private func knownStore<Model: PersistentModel>(
    of type: Model.Type
  ) throws -> ModelStore<Model>? {
    if coordinator.isEmpty { return nil }
    guard coordinator.knows(Model.entityName) else {
      throw StorageError.unknownEntity(Model.entityName)
    }
    return store(of: type)
  }

  private func store<Model: PersistentModel>(
    of type: Model.Type
  ) -> ModelStore<Model> {
    if let store = stores[ObjectIdentifier(type)] {
      return unsafeDowncast(store, to: ModelStore<Model>.self)
    }
    let store = ModelStore<Model>(self)
    stores[ObjectIdentifier(type)] = store
    return store
  }

  // MARK: Saving

  /// The type of a model that was inserted though the container knows it not.
  private var refusedEntity: String?

  /// Is told the name of the type when an insertion is refused.
  package var whenRefused: ((String) -> Void)?

  /// Whether there is something to save.
  ///
  /// Source: [hasChanges](https://developer.apple.com/documentation/swiftdata/modelcontext/haschanges).
  public var hasChanges: Bool {
    refusedEntity != nil || stores.values.contains(where: \.hasChanges)
  }

  public var insertedModelsArray: [any PersistentModel] {
    stores.values.flatMap(\.insertedModels)
  }

  public var changedModelsArray: [any PersistentModel] {
    stores.values.flatMap(\.changedModels)
  }

  public var deletedModelsArray: [any PersistentModel] {
    stores.values.flatMap(\.deletedModels)
  }

  /// Writes what is pending, all of it or nothing.
  ///
  /// When it returns, the changes have survived what the container's
  /// durability says. When it throws, they are still pending, and a later save
  /// can succeed.
  ///
  /// Source: [save()](https://developer.apple.com/documentation/swiftdata/modelcontext/save()).
  ///
  /// - Throws: ``StorageError``.
  public func save() throws {
    try save(withoutWaiting: false)
  }

  private func save(withoutWaiting: Bool) throws {
    if let refusedEntity {
      throw StorageError.unknownEntity(refusedEntity)
    }
    guard hasChanges else { return }
    let changed = stores.values.filter(\.hasChanges)
    try coordinator.write(
      entities: Set(changed.map(\.name)), withoutWaiting: withoutWaiting
    ) { connection in
      for store in changed {
        try store.write(to: connection)
      }
    }
    let rows = changed.map { ($0.name, RowChanges.rows($0.didSave())) }
    coordinator.post(Dictionary(uniqueKeysWithValues: rows), except: inbox)
    touched.formUnion(changed.map(\.name))
    setAutosaveError(nil)
  }

  /// Forgets what is pending: inserted models leave the context, changed ones
  /// get their saved values back, deleted ones stay.
  ///
  /// Source: [rollback()](https://developer.apple.com/documentation/swiftdata/modelcontext/rollback()).
  public func rollback() {
    refusedEntity = nil
    for store in stores.values where store.hasChanges {
      store.rollback()
      touch(store.name)
    }
    setAutosaveError(nil)
  }

  /// Runs changes and saves them.
  ///
  /// Source: [transaction(block:)](https://developer.apple.com/documentation/swiftdata/modelcontext/transaction(block:)).
  ///
  /// - Throws: What the block throws, or ``StorageError``.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Saving by itself

  private var lastAutosaveError: (any Error)?

  /// Why the context could not save by itself; `nil` once it has.
  ///
  /// SwiftData has no such property: a failure stays unseen there.
  ///
  /// Source: [forum 731665](https://developer.apple.com/forums/thread/731665).
  public var autosaveError: (any Error)? {
    registrar.access(self, keyPath: \.autosaveError)
    return lastAutosaveError
  }

  private func setAutosaveError(_ error: (any Error)?) {
    guard error != nil || lastAutosaveError != nil else { return }
    registrar.withMutation(of: self, keyPath: \.autosaveError) {
      lastAutosaveError = error
    }
  }

  /// Saves if the context is to save by itself.
  ///
  /// After a failure it tries again each time, without waiting for a lock: the
  /// user has waited once.
  package func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save(withoutWaiting: lastAutosaveError != nil)
    } catch {
      guard "\(error)" != lastAutosaveError.map({ "\($0)" }) else { return }
      setAutosaveError(error)
    }
  }

  // MARK: Observers

  func add(_ observer: some ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  /// The number of observers that follow the context.
  package var observerCount: Int {
    observers.count { $0.observer != nil }
  }

  /// Has a closure called, on any thread, when there is something to process.
  package func whenChanged(_ notify: @escaping @Sendable () -> Void) {
    inbox.whenChanged(notify)
  }

  /// Takes in what was saved elsewhere, and tells the observers of the types
  /// that have changed, each once.
  ///
  /// Named after Core Data's method of that name.
  package func processPendingChanges() {
    do {
      try coordinator.noticeChangesElsewhere()
      try takeInSavedChanges()
    } catch {
      // The observers fetch, and say what is wrong.
      touched.formUnion(stores.values.map(\.name))
    }
    updateObservers()
  }

  /// Tells the observers of what the program itself has changed.
  func processOwnChanges() {
    if !touched.isEmpty || !inbox.isEmpty {
      processPendingChanges()
    }
  }

  private func takeInSavedChanges() throws {
    savedElsewhere.merge(inbox.removeAll()) { $0.union($1) }
    touched.formUnion(savedElsewhere.keys)
    for store in stores.values {
      guard let rows = savedElsewhere[store.name] else { continue }
      try coordinator.connection.perform { try store.refresh(rows, from: $0) }
    }
    savedElsewhere = [:]
  }

  private func updateObservers() {
    let touched = touched
    self.touched = []
    guard !touched.isEmpty else { return }
    for observer in observers.compactMap(\.observer)
    where touched.contains(observer.entityName) {
      observer.update()
    }
  }
}

extension ModelContext: Observation.Observable {}

/// Something that follows the models of a type in a context.
protocol ContextObserver: AnyObject {
  var entityName: String { get }

  /// Some of the models have changed.
  func update()
}
