import Observation
import Synchronization

/// The base class of everything that a ``ModelContext`` stores.
///
/// An entity is a `nonisolated final class` that inherits from it, conforms to
/// ``PersistentModel``, marks its stored properties with ``Attribute``, and
/// lists them as columns. SwiftData writes this with a macro; the semantics
/// are the same unless a comment says otherwise.
///
/// An object belongs to the context that inserted or fetched it, and like the
/// context it isn't sent to other threads. It stays readable for as long as
/// someone holds it, also after it was deleted; SwiftData may trap then
/// (https://developer.apple.com/forums/thread/776645). Its initialiser, its
/// `deinit` and those of its values run while the store is read: they must not
/// ask it for anything.
open class StoredObject: Observable {
  @usableFromInline final var registrar: ObservationRegistrar?

  /// Its context's record of the entity.
  // Safe, because the registry clears it before the registry goes away.
  unowned(unsafe) final var registry: EntityRegistry?

  /// The row if positive; a number made up for a new object if negative.
  final var identity: Int64 = 0
  final var state = State.unmanaged
  /// Whether its context's observers haven't seen its last change.
  final var isTouched = false
  /// Its place among the inserted objects of its context, before it has a row.
  final var place: UInt32 = 0

  enum State: UInt8 {
    case unmanaged, inserted, clean, changed, deleted, deletedElsewhere

    var isDeleted: Bool { self == .deleted || self == .deletedElsewhere }
  }

  /// An object with the default value of each attribute.
  public required init() {}

  deinit { registry?.forget(self) }

  // MARK: Identity

  /// Which object this is, in its own context and in others.
  ///
  /// It is a temporary one until the first save and the permanent one from then
  /// on, as in SwiftData
  /// (https://useyourloaf.com/blog/swiftdata-fetching-an-existing-object/): a
  /// row of a list that must keep its state needs an `id` of its own.
  ///
  /// It is observable while it may change. The permanent one stays for as long
  /// as the object is in its context; a list that reads those of all its rows
  /// would spend most of its time on observing them.
  public final var persistentModelID: PersistentIdentifier {
    if identity <= 0 || registry == nil {
      observed.access(self, keyPath: \StoredObject.persistentModelID)
    }
    return identifier
  }

  /// The identifier, for those who don't observe it.
  final var identifier: PersistentIdentifier {
    if identity == 0 { identity = Self.makeTemporaryIdentity() }
    return PersistentIdentifier(identity: identity, type: type(of: self))
  }

  private static let lastTemporaryIdentity = Atomic<Int64>(0)

  static func makeTemporaryIdentity() -> Int64 {
    lastTemporaryIdentity.subtract(1, ordering: .relaxed).newValue
  }

  // MARK: Life in a context

  /// The context that the object is in, or nil.
  ///
  /// It is nil before the object is inserted, and once its deletion was saved,
  /// here or elsewhere
  /// (https://useyourloaf.com/blog/swiftdata-deleting-data/): ask this to learn
  /// whether the object is gone.
  public final var modelContext: ModelContext? {
    observed.access(self, keyPath: \StoredObject.modelContext)
    return registry?.context
  }

  /// Whether the object was deleted and the deletion isn't saved yet.
  ///
  /// After the save it is false again, as measured in SwiftData
  /// (https://useyourloaf.com/blog/swiftdata-deleting-data/). It is true as
  /// well once another context or process deleted the row, which is a rule of
  /// ours.
  public final var isDeleted: Bool {
    observed.access(self, keyPath: \StoredObject.isDeleted)
    return state.isDeleted
  }

  // MARK: Observation

  /// The registrar, made when the object is first read by its properties.
  @usableFromInline
  final var observed: ObservationRegistrar {
    if let registrar { return registrar }
    let new = ObservationRegistrar()
    registrar = new
    return new
  }

  /// Runs a mutation and tells those who observe the property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: This object, as what it is.
  ///   - mutation: The mutation.
  @inlinable
  final func notifying<Object: StoredObject, Value>(
    _ keyPath: KeyPath<Object, Value>, of object: Object,
    _ mutation: () -> Void
  ) {
    guard let registrar else { return mutation() }
    registrar.withMutation(of: object, keyPath: keyPath, mutation)
  }

  // MARK: Changes

  /// Has the context remember the saved values before the first change.
  @usableFromInline
  final func willChange() { registry?.willChange(self) }

  /// Has the context take note of a change.
  @usableFromInline
  final func didChange() { registry?.didChange(self) }

  /// What a move to another state means to observers.
  struct Transition: OptionSet {
    let rawValue: UInt8

    static let identifier = Transition(rawValue: 1)
    static let deletion = Transition(rawValue: 2)
    static let context = Transition(rawValue: 4)
  }

  /// Moves to another state, registry or identity.
  ///
  /// - Returns: What is to be announced.
  final func become(
    _ newState: State, in newRegistry: EntityRegistry?,
    identity newIdentity: Int64? = nil
  ) -> Transition {
    var transition: Transition = []
    if let newIdentity, newIdentity != identity {
      transition.insert(.identifier)
      identity = newIdentity
    }
    if state.isDeleted != newState.isDeleted { transition.insert(.deletion) }
    if registry !== newRegistry { transition.insert(.context) }
    state = newState
    registry = newRegistry
    return transition
  }

  /// Whether anyone may be told of changes.
  final var isObserved: Bool { registrar != nil }

  /// Tells the observers that the object has moved.
  final func announce(_ transition: Transition) {
    if transition.contains(.identifier) {
      notifying(\StoredObject.persistentModelID, of: self) {}
    }
    if transition.contains(.deletion) {
      notifying(\StoredObject.isDeleted, of: self) {}
    }
    if transition.contains(.context) {
      notifying(\StoredObject.modelContext, of: self) {}
    }
  }
}
