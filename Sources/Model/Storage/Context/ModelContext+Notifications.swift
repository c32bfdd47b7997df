import Foundation

extension ModelContext {
  /// Posted by a context that is about to save; it has no `userInfo`.
  ///
  /// Source: [willSave](https://developer.apple.com/documentation/swiftdata/modelcontext/willsave).
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// Posted by a context that has saved, with the identifiers of the objects.
  ///
  /// It is posted on the thread that saves, once the rows are written and
  /// before the observers of results are refreshed.
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

  /// What is told of a save.
  static func userInfo(
    _ saves: [EntitySave], _ outcomes: [EntitySave.Outcome]
  ) -> [AnyHashable: Any] {
    var identifiers: [NotificationKey: [PersistentIdentifier]] = [:]
    for (save, outcome) in zip(saves, outcomes) {
      for (key, rows) in save.rowsByKind(outcome) {
        identifiers[key, default: []] += rows.map { row in
          PersistentIdentifier(identity: row, type: save.entity.type)
        }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: identifiers.map { ($0.rawValue, $1) })
  }
}

extension EntitySave {
  fileprivate func rowsByKind(
    _ outcome: Outcome
  ) -> [(ModelContext.NotificationKey, [Int64])] {
    let inserted = outcome.insertedRows.compactMap(\.self)
    let replaced = outcome.replacedRows.subtracting(inserted)
    let updated = updatedRows.filter { !outcome.replacedRows.contains($0) }
    return [
      (.insertedIdentifiers, inserted), (.updatedIdentifiers, updated),
      (.deletedIdentifiers, deleted + replaced.sorted()),
    ]
  }
}
