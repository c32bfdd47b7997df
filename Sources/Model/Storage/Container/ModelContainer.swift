/// A store: its entities, and the file or memory that holds their rows.
///
/// ```swift
/// let container = try ModelContainer(
///   for: Score.self, configurations: ModelConfiguration(url: file))
/// ```
///
/// A container may be used from any thread; contexts and objects may not
/// (https://developer.apple.com/documentation/swiftdata/modelcontainer). The
/// file is closed when the container and every context of it are gone.
public final class ModelContainer: Sendable {
  let store: Store
  @MainActor private var heldMainContext: ModelContext?

  /// Opens a store, or makes one.
  ///
  /// Tables and columns that are missing are added; a new column has the
  /// attribute's default value in the rows that exist (none of a text with a
  /// NUL, which SQL can't say).
  ///
  /// - Parameters:
  ///   - types: The entities. With none, the container holds nothing.
  ///   - configurations: Where the rows are;
  ///     ``ModelConfiguration/defaultFile`` when left out. The first one
  ///     counts: a container has one store, unlike SwiftData's.
  /// - Throws: ``StorageError/cannotOpen(file:reason:)`` with the file's name
  ///   and the reason, or ``StorageError/invalidSchema(entity:reason:)``. The
  ///   file is then what it was. SwiftData's error has neither
  ///   (https://developer.apple.com/documentation/swiftdata/swiftdataerror).
  public convenience init(
    for types: any PersistentModel.Type...,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), configurations: configurations)
  }

  /// Opens a store, or makes one, for a version of a schema.
  ///
  /// A file that an older version of the program has written is brought up to
  /// date; one of a newer version is refused.
  /// Source: [migrationPlan](https://developer.apple.com/documentation/swiftdata/modelcontainer/migrationplan).
  ///
  /// - Parameters:
  ///   - schema: The entities and their version.
  ///   - migrationPlan: The steps from older versions to this one.
  ///   - configurations: Where the rows are;
  ///     ``ModelConfiguration/defaultFile`` when left out.
  /// - Throws: ``StorageError/cannotOpen(file:reason:)`` or
  ///   ``StorageError/invalidSchema(entity:reason:)``.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: schema, migrationPlan: migrationPlan,
      configurations: configurations)
  }

  private init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    store = try Store(
      schema: schema, plan: migrationPlan,
      configuration: configurations.first
        ?? ModelConfiguration(isStoredInMemoryOnly: false))
  }

  init(store: Store) {
    self.store = store
  }

  /// Where the rows are.
  public var configuration: ModelConfiguration { store.configuration }

  /// The context for views and for everything else on the main actor.
  ///
  /// It is always the same one, and saves by itself
  /// (https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext).
  @MainActor public var mainContext: ModelContext {
    if let heldMainContext { return heldMainContext }
    let context =
      store.mainContext ?? ModelContext(store: store, container: self)
    store.mainContext = context
    heldMainContext = context
    return context
  }

  /// How often a descriptor was fetched or counted in any of its contexts.
  ///
  /// Objects that an observer places one by one aren't fetched.
  package var fetchCount: Int { store.fetchCount }

  /// Deletes every row at once, without a context.
  ///
  /// Contexts learn of it as of any save elsewhere; what is pending in them
  /// stays pending.
  ///
  /// - Throws: ``StorageError`` when the store can't be written. No row is
  ///   deleted then.
  public func erase() throws {
    try store.deleteAllRows()
  }

  /// Deletes every row at once: the older name of ``erase()``.
  ///
  /// - Throws: ``StorageError`` when the store can't be written.
  public func deleteAllData() throws {
    try erase()
  }
}
