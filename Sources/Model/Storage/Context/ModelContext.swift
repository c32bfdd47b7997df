import Foundation
import Observation

/// Where objects are fetched, inserted, changed and deleted, and from where
/// they are saved.
///
/// Changes stay in memory until ``save()``; fetches and observers of this
/// context see them at once, other contexts after the save. The same row is
/// always the same object in a context
/// (https://developer.apple.com/documentation/swiftdata/modelcontext).
///
/// A context and its objects belong to one actor or thread. Unlike SwiftData's,
/// it updates the objects it holds when another context or process has saved,
/// and says why an autosave failed.
public final class ModelContext: Observable {
  let store: Store
  let mailbox: Mailbox
  private(set) var registries: [ObjectIdentifier: EntityRegistry] = [:]
  var observers: [ObjectIdentifier: WeakObserver] = [:]
  var isProcessing = false

  /// Gets word of each call that could do nothing and isn't able to throw.
  package var issueHandler: ((String) -> Void)?

  private let heldContainer: ModelContainer?
  private weak var knownContainer: ModelContainer?
  private let registrar = ObservationRegistrar()
  private var hasPending = false
  /// Whether ``willSave`` is being posted.
  var isAnnouncingSave = false
  /// Why an object wasn't inserted, until a save has said so.
  var refusal: StorageError?
  private var observerErrors: [ObjectIdentifier: any Error] = [:]
  private(set) var lastAutosaveError: (any Error)?

  /// Whether the host of the user interface saves at the end of each event.
  ///
  /// False, and true for a container's `mainContext`
  /// (https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled).
  /// Apple documents no moment; the end of an event is ours.
  public var autosaveEnabled = false

  /// A context with nothing pending, which doesn't save by itself.
  ///
  /// - Parameter container: The store to work on.
  public init(_ container: ModelContainer) {
    store = container.store
    mailbox = container.store.makeMailbox()
    heldContainer = container
    knownContainer = container
    makeRegistries()
  }

  /// The main context, which its container holds and not the reverse.
  init(store: Store, container: ModelContainer) {
    self.store = store
    mailbox = store.makeMailbox()
    heldContainer = nil
    knownContainer = container
    autosaveEnabled = true
    makeRegistries()
  }

  private func makeRegistries() {
    for entity in store.entities {
      registries[ObjectIdentifier(entity.type)] =
        EntityRegistry(entity: entity, context: self)
    }
  }

  deinit {
    for registry in registries.values { registry.detachAll() }
  }

  /// The store that the context works on.
  public var container: ModelContainer {
    if let knownContainer { return knownContainer }
    let container = ModelContainer(store: store)
    knownContainer = container
    return container
  }

  // MARK: What is pending

  /// Whether there is something to save.
  ///
  /// It is observable.
  public var hasChanges: Bool {
    registrar.access(self, keyPath: \.hasChanges)
    return hasPending
  }

  /// Objects that the next save adds, in the order of insertion.
  public var insertedModelsArray: [any PersistentModel] {
    models(\.inserted.all)
  }

  /// Objects that the next save updates.
  public var changedModelsArray: [any PersistentModel] {
    models(\.changedObjects)
  }

  /// Objects that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] {
    models(\.deletedObjects)
  }

  private func models(
    _ pending: KeyPath<EntityRegistry, [StoredObject]>
  ) -> [any PersistentModel] {
    orderedRegistries.flatMap { $0[keyPath: pending] }
      .compactMap { $0 as? any PersistentModel }
  }

  /// Why the last autosave failed, or nil.
  ///
  /// It is observable. The changes are still pending and are tried again.
  /// SwiftData reports no failed autosave
  /// (https://developer.apple.com/forums/thread/731665).
  public internal(set) var autosaveError: (any Error)? {
    get {
      registrar.access(self, keyPath: \.autosaveError)
      return lastAutosaveError
    }
    set {
      if newValue == nil, lastAutosaveError == nil { return }
      registrar.withMutation(of: self, keyPath: \.autosaveError) {
        lastAutosaveError = newValue
      }
    }
  }

  /// Why an observer's last fetch failed, if one did; observable.
  package var observerError: (any Error)? {
    registrar.access(self, keyPath: \.observerError)
    return observerErrors.values.first
  }

  /// Takes note of how an observer's last fetch went.
  func note(_ error: (any Error)?, of observer: ObjectIdentifier) {
    guard error != nil || observerErrors[observer] != nil else { return }
    registrar.withMutation(of: self, keyPath: \.observerError) {
      observerErrors[observer] = error
    }
  }

  /// Takes note that a registry has recorded a change.
  func didRecordChange(in registry: EntityRegistry) {
    setHasPending(registry.hasPending || hasPendingRegistry)
    mailbox.announce()
  }

  /// Tells observers what a save, a rollback or others have made of objects.
  func tellNews() {
    setHasPending(hasPendingRegistry)
    for registry in orderedRegistries { registry.tellNews() }
  }

  private var hasPendingRegistry: Bool {
    registries.values.contains(where: \.hasPending)
  }

  private func setHasPending(_ newValue: Bool) {
    if newValue == hasPending { return }
    registrar.withMutation(of: self, keyPath: \.hasChanges) {
      hasPending = newValue
    }
  }

  // MARK: Entities

  /// What the context knows, in the order of the container's entities.
  var orderedRegistries: [EntityRegistry] {
    store.entities.compactMap { registries[ObjectIdentifier($0.type)] }
  }

  /// What the context knows of an entity.
  ///
  /// - Returns: Nil if the container has no entity at all.
  /// - Throws: ``StorageError/unknownEntity(name:known:)`` if it has others.
  func registry(
    for type: any PersistentModel.Type
  ) throws(StorageError) -> EntityRegistry? {
    if let registry = registries[ObjectIdentifier(type)] { return registry }
    if store.entities.isEmpty { return nil }
    throw .unknownEntity(
      name: type.entityName, known: store.entities.map(\.name))
  }
}
