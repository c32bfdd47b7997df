import Observation

/// The base class of what a store keeps.
///
/// SwiftData's macro adds to a class what this class gives by inheritance.
open class StoredObject: Observation.Observable {
  /// Identifies the model in its store.
  ///
  /// It is temporary until the first save, and then replaced by a permanent
  /// one.
  ///
  /// Source: [Use Your Loaf](https://useyourloaf.com/blog/swiftdata-fetching-an-existing-object/).
  public internal(set) final var persistentModelID = PersistentIdentifier()

  /// The context that the model belongs to; none before it is inserted, and
  /// none when it is deleted and saved.
  public internal(set) final weak var modelContext: ModelContext?

  /// Whether the model is to be deleted at the next save, or was deleted
  /// elsewhere.
  ///
  /// After its own context has saved the deletion it is false again, as
  /// measured on a device. The model's values stay readable, which SwiftData
  /// does not promise.
  ///
  /// Source: [Use Your Loaf](https://useyourloaf.com/blog/swiftdata-deleting-data/).
  public internal(set) final var isDeleted = false

  /// Whether the model has changes to save.
  final var isChanged = false

  public required init() {}

  // MARK: Observation

  private final var madeRegistrar: ObservationRegistrar?

  /// Made when the first property is read: most objects are never observed.
  final var registrar: ObservationRegistrar {
    if let madeRegistrar { return madeRegistrar }
    let registrar = ObservationRegistrar()
    madeRegistrar = registrar
    return registrar
  }

  final func withMutation<Object: StoredObject, Value>(
    of keyPath: KeyPath<Object, Value>, _ change: () -> Void
  ) {
    if let madeRegistrar, let object = self as? Object {
      madeRegistrar.withMutation(of: object, keyPath: keyPath, change)
    } else {
      change()
    }
  }

  final func willChange() {
    modelContext?.willChange(self)
  }
}
