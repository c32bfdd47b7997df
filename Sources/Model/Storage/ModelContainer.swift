/// A store and the types that it keeps.
///
/// ```swift
/// let container = try ModelContainer(
///   for: Note.self, configurations: ModelConfiguration(url: file))
/// ```
///
/// Several containers, in one program or in several, may use one file.
///
/// Source: [ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public final class ModelContainer: Sendable {
  let coordinator: StoreCoordinator

  @MainActor private var madeMainContext: ModelContext?

  /// Opens a store, and makes it if there is none.
  ///
  /// Unlike SwiftData's, its errors name the file and the reason.
  ///
  /// - Throws: ``StorageError``; a file that is refused is as before.
  public convenience init(
    for types: any PersistentModel.Type...,
    configurations configuration: ModelConfiguration
  ) throws {
    try self.init(for: types, configurations: configuration)
  }

  /// Opens a store for a list of types.
  ///
  /// - Throws: ``StorageError``; a file that is refused is as before.
  public convenience init(
    for types: [any PersistentModel.Type],
    configurations configuration: ModelConfiguration
  ) throws {
    self.init(try StoreCoordinator(for: types, configuration))
  }

  init(_ coordinator: StoreCoordinator) {
    self.coordinator = coordinator
  }

  public var configuration: ModelConfiguration { coordinator.configuration }

  /// The context for the views; it saves by itself.
  ///
  /// Source: [mainContext](https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext).
  @MainActor public var mainContext: ModelContext {
    if let madeMainContext { return madeMainContext }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    madeMainContext = context
    return context
  }

  /// Deletes all models of all types.
  ///
  /// Source: [deleteAllData()](https://developer.apple.com/documentation/swiftdata/modelcontainer/deletealldata()).
  ///
  /// - Throws: ``StorageError``; nothing is deleted then.
  public func deleteAllData() throws {
    try coordinator.erase()
  }

  /// Deletes all models of all types; the store's file stays.
  ///
  /// Source: [erase()](https://developer.apple.com/documentation/swiftdata/modelcontainer/erase()).
  ///
  /// - Throws: ``StorageError``; nothing is deleted then.
  public func erase() throws {
    try coordinator.erase()
  }
}
