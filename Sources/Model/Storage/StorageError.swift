import Foundation

/// Why the storage refused something; what it holds is as before.
public enum StorageError: Error, Hashable {
  /// A file can't be opened as a store; it was not changed.
  case cannotOpen(String, OpeningFailure)

  /// Another program holds the store locked, and did so for a time.
  case locked(String, waited: Duration)

  /// There is no room for what is to be saved.
  case diskFull(String)

  /// The store can be read, not written.
  case readOnly(String)

  /// A part of a predicate can't be evaluated by the store.
  case unsupportedPredicate(String)

  /// A sort descriptor can't be followed by the store.
  case unsupportedSortDescriptor(String)

  /// The container was made without this type.
  case unknownEntity(String)

  /// A model with changes has been deleted elsewhere.
  case deletedElsewhere(PersistentIdentifier)

  /// A stored value is not one of its property's type.
  case undecodableValue(entity: String, property: String, value: String)

  /// A model could not be encoded.
  case unencodableValue(entity: String, property: String, reason: String)

  /// SQLite failed in another way.
  case failed(String, code: Int, message: String)

  /// Why a file can't be opened as a store.
  public enum OpeningFailure: Hashable, Sendable {
    case missingFolder
    case isFolder
    case unreachable
    case notADatabase
    case otherProgram
    case damaged
    case newer(version: Int, supported: Int)
  }
}

extension StorageError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .cannotOpen(let file, let failure):
      "the store \(file) can't be opened: \(failure)"
    case .locked(let file, let waited):
      """
      the store \(file) is locked by another program; waited \
      \(waited.components.seconds) seconds. Close the other program, or try \
      again.
      """
    case .diskFull(let file):
      "the disk with \(file) is full. Make room, and save again."
    case .readOnly(let file):
      "the store \(file) can't be written. Allow writing to it and its folder."
    case .unsupportedPredicate(let part):
      """
      a predicate has a part that the store can't evaluate: \(part). Compare \
      stored properties with values.
      """
    case .unsupportedSortDescriptor(let part):
      """
      the store can't sort by \(part). Sort by stored properties, texts with \
      the comparator .lexical.
      """
    case .unknownEntity(let name):
      """
      the container knows no \(name). Name it where the container is made: \
      ModelContainer(for: \(name).self).
      """
    case .deletedElsewhere(let identifier):
      """
      \(identifier) has changes to save, but was deleted elsewhere. Roll back, \
      or delete it here too.
      """
    case .undecodableValue(let entity, let property, let value):
      "the store holds \(value) for \(entity).\(property), which is no value"
    case .unencodableValue(let entity, let property, let reason):
      "\(entity).\(property) can't be stored: \(reason)"
    case .failed(let file, let code, let message):
      "the store \(file) failed: \(message) (SQLite \(code))"
    }
  }
}

extension StorageError.OpeningFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFolder:
      "there is no such folder. Make it, or name another file."
    case .isFolder:
      "it is a folder. Name a file."
    case .unreachable:
      "it can't be reached. Check the permissions of the file and its folder."
    case .notADatabase:
      "it is no database. Name another file."
    case .otherProgram:
      "it is a database of another program. Name another file."
    case .damaged:
      "it is damaged. Restore it from a copy, or name another file."
    case .newer(let version, let supported):
      """
      it was written by a newer version of this program, with format \
      \(version); this one understands up to \(supported).
      """
    }
  }
}
