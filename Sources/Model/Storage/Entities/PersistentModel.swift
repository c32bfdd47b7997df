import Observation

/// An entity: a class whose objects are rows of a table.
///
/// ```swift
/// nonisolated final class Score: StoredObject, PersistentModel {
///   @Attribute private(set) var number = 0
///   @Attribute private(set) var name = ""
///
///   static var columns: [Column<Score>] {
///     [
///       Column("number", \.number, \._number),
///       Column("name", \.name, \._name),
///     ]
///   }
/// }
/// ```
///
/// The table has the name of the type. SwiftData derives the columns with a
/// macro (https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: StoredObject, Identifiable, SendableMetatype {
  /// The stored attributes, one column each.
  static var columns: [Column<Self>] { get }
}

extension PersistentModel {
  /// The identifier, which changes once: at the first save.
  public var id: PersistentIdentifier { persistentModelID }

  /// The name of the entity and of its table.
  static var entityName: String { String(describing: Self.self) }

  /// The entity's table as a container needs it.
  static func makeEntity() -> Entity { Entity(Self.self) }
}
