import Foundation

extension ModelContext {
  /// Posted by a context that is about to save; it has no `userInfo`.
  ///
  /// Source: [willSave](https://developer.apple.com/documentation/swiftdata/modelcontext/willsave).
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// Posted by a context that has saved, with the identifiers of the objects.
  ///
  /// It is posted on the thread that saves, once the rows are written and before
  /// the observers of results are refreshed.
  /// Source: [didSave](https://developer.apple.com/documentation/swiftdata/modelcontext/didsave).
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What is in the `userInfo` of ``didSave``, by raw values.
  ///
  /// Source: [NotificationKey](https://developer.apple.com/documentation/swiftdata/modelcontext/notificationkey).
  /// Apple's has keys for stores that are replaced as well.
  public enum NotificationKey: String {
    /// An array of the identifiers of inserted objects, now permanent.
    case insertedIdentifiers = "inserted"
    /// An array of the identifiers of changed objects.
    case updatedIdentifiers = "updated"
    /// An array of the identifiers of deleted objects.
    case deletedIdentifiers = "deleted"
  }

  /// The pending objects of a save, until their identifiers are told.
  struct SavedObjects {
    private var objects: [NotificationKey: [StoredObject]]

    init(_ registries: [EntityRegistry]) {
      objects = [
        .insertedIdentifiers: registries.flatMap(\.inserted.all),
        .updatedIdentifiers: registries.flatMap(\.changedObjects),
        .deletedIdentifiers: registries.flatMap(\.deletedObjects),
      ]
    }

    /// The identifiers, as ``ModelContext/didSave`` has them.
    var userInfo: [AnyHashable: Any] {
      Dictionary(
        uniqueKeysWithValues: objects.map { key, objects in
          (key.rawValue, objects.map(\.identifier))
        })
    }
  }
}
