import Foundation

/// Why a container couldn't be made, or a context couldn't fetch or save.
///
/// After such an error nothing was written and every pending change is still
/// pending. SwiftData names its errors without the values concerned
/// (https://developer.apple.com/documentation/swiftdata/swiftdataerror); these
/// say what was refused, with the value, and what would be accepted.
public enum StorageError: Error, Equatable, Sendable {
  /// The container's file can't be used; it is what it was, byte for byte.
  case cannotOpen(file: String, reason: OpenFailure)
  /// Another connection or program holds the file locked.
  case locked(file: String, seconds: Double)
  /// There is no room left where the file is.
  case diskFull(file: String)
  /// The file may be read but not written.
  case readOnly(file: String)
  /// The file's content contradicts itself.
  case damaged(file: String, detail: String)
  /// SQLite refused for a reason that has no case of its own.
  case failed(file: String, code: Int, message: String)

  /// The container was made without this entity.
  case unknownEntity(name: String, known: [String])
  /// An object was inserted that is in another context.
  case otherContext(object: String)
  /// The context has no container, so nothing can be saved.
  case noContainer
  /// An entity is declared in a way that no table can have.
  case invalidSchema(entity: String, reason: String)

  /// A predicate has a part that has no exact equivalent in SQL.
  case unsupportedPredicate(part: String)
  /// A sort descriptor has an order that SQL can't follow.
  case unsupportedSortDescriptor(part: String)

  /// An object was changed whose row another context or program deleted.
  case rowGone(entity: String, row: Int)
  /// An object has a value that another one has, which an attribute with
  /// ``Schema/Attribute/Conflict/refuse`` doesn't allow.
  case notUnique(entity: String, attribute: String, value: String)
  /// An attribute has a value that can't be stored.
  case invalidValue(entity: String, attribute: String, value: String)
  /// A cell has a value that its attribute can't have.
  case unreadableValue(
    entity: String, attribute: String, row: Int, value: String)
}

/// Why a store's file was refused.
public enum OpenFailure: Error, Equatable, Sendable {
  /// The folder that the file should be in doesn't exist.
  case missingFolder(String)
  /// A folder has that name.
  case isDirectory
  /// A device, a pipe or the like has that name.
  case isNoFile
  /// The file, or the folder where SQLite keeps two more files, is closed to
  /// this user.
  case noPermission(path: String)
  /// The file may be read but not written.
  case readOnly
  /// The file has another format.
  case notADatabase
  /// The file is a database, and not one of this program.
  case otherProgram
  /// The file is truncated or contradicts itself.
  case damaged(detail: String)
  /// A newer program wrote the file.
  case newer(found: Schema.Version, supported: Schema.Version)
  /// A table has a column of another type than the entity declares, and no
  /// stage of a migration plan takes care of it.
  case otherType(
    entity: String, attribute: String, found: String, declared: String)
  /// An attribute is unique now, and two rows have the same value.
  case notUnique(entity: String, detail: String)
  /// A stage of the migration plan threw an error.
  case migrationFailed(message: String)
  /// There is no room left where the file should be.
  case diskFull
  /// Another program held the file locked for that long.
  case locked(seconds: Double)
  /// SQLite refused for a reason that has no case of its own.
  case failed(code: Int, message: String)
}
