import Foundation

extension StorageError: CustomStringConvertible, LocalizedError {
  /// What was refused and what would be accepted.
  public var description: String {
    switch self {
    case .cannotOpen(let file, let reason):
      "Can't open \(file): \(reason)"
    case .locked(let file, let seconds):
      """
      \(file) is locked by another program: waited \(seconds.shortText) \
      seconds. Nothing was written; try again when it is free.
      """
    case .diskFull(let file):
      """
      No room left to write \(file). Nothing was written; try again when \
      there is room on the disk.
      """
    case .readOnly(let file):
      "\(file) may be read but not written. Nothing was written."
    case .damaged(let file, let detail):
      "\(file) is damaged (\(detail)). Replace it with a copy."
    case .failed(let file, let code, let message):
      "SQLite refused work on \(file): \(message) (code \(code))."
    case .unknownEntity(let name, let known):
      """
      The container has no \(name), only \(known.joined(separator: ", ")). \
      Name it where the container is made.
      """
    case .otherContext(let object):
      "\(object) is in another context. Fetch it in this one by its identifier."
    case .noContainer:
      "There is no container to save to. Make a ModelContainer first."
    case .invalidSchema(let entity, let reason):
      "\(entity) can't be stored: \(reason)."
    case .unsupportedPredicate(let part):
      """
      A predicate can't contain \(part). It can compare attributes with \
      values and nil, search text and lists, and combine such tests.
      """
    case .unsupportedSortDescriptor(let part):
      """
      Can't sort by \(part). Sort by an attribute that is a number, a date, \
      a UUID or a text (comparator: .lexical).
      """
    case .rowGone(let entity, let row):
      """
      \(entity) \(row) was changed here and deleted elsewhere. Nothing was \
      written; delete it here too, or roll back.
      """
    case .notUnique(let entity, let attribute, let value):
      """
      There is a \(entity) with the \(attribute) \(value) already. Nothing was \
      written; give it another one, or change the one that is there.
      """
    case .invalidValue(let entity, let attribute, let value):
      """
      \(entity).\(attribute) can't be stored as \(value). A number must not \
      be NaN, and a codable value must encode as JSON.
      """
    case .unreadableValue(let entity, let attribute, let row, let value):
      """
      \(entity) \(row) can't be read: its \(attribute) is \(value), which \
      the attribute's type doesn't have.
      """
    }
  }

  /// The description.
  public var errorDescription: String? { description }
}

extension OpenFailure: CustomStringConvertible {
  /// The reason, and what to do about it.
  public var description: String {
    switch self {
    case .missingFolder(let folder):
      "there is no folder \(folder). Make it first."
    case .isDirectory:
      "it is a folder. Name a file."
    case .isNoFile:
      "it is no regular file. Name a file."
    case .noPermission(let path):
      "this user may not use \(path)."
    case .readOnly:
      "it may be read but not written."
    case .notADatabase:
      "it is no SQLite database. Name another file."
    case .otherProgram:
      "it is a database of another program. Name another file."
    case .damaged(let detail):
      "it is damaged (\(detail)). Replace it with a copy."
    case .newer(let found, let supported):
      """
      it was written by a newer program, as version \(found); this one knows \
      versions up to \(supported).
      """
    case .otherType(let entity, let attribute, let found, let declared):
      """
      its column \(entity).\(attribute) is \(found) and the entity declares \
      \(declared). Give the attribute another name, or write a migration stage.
      """
    case .notUnique(let entity, let detail):
      """
      an attribute of \(entity) is unique now and two rows have the same value \
      (\(detail)). Write a migration stage that makes them differ.
      """
    case .migrationFailed(let message):
      "a stage of the migration failed: \(message)"
    case .diskFull:
      "there is no room left on its disk. Make room and try again."
    case .locked(let seconds):
      "another program holds it locked; waited \(seconds.shortText) seconds."
    case .failed(let code, let message):
      "SQLite says “\(message)” (code \(code))."
    }
  }
}

extension Double {
  /// The number without a fraction that is zero: `5`, `0.25`.
  fileprivate var shortText: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
