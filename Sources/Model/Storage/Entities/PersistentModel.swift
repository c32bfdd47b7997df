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
public protocol PersistentModel:
  StoredObject, Hashable, Identifiable, SendableMetatype
{
  /// The stored attributes, one column each.
  static var columns: [Column<Self>] { get }
}

extension PersistentModel {
  /// The identifier, which changes once: at the first save.
  public var id: PersistentIdentifier { persistentModelID }

  /// Whether two objects are one: a context has a single one for each row.
  ///
  /// Apple doesn't say what its operator compares
  /// (https://developer.apple.com/documentation/swiftdata/persistentmodel/==(_:_:)).
  /// Objects of several contexts are told to be of one row by their
  /// ``StoredObject/persistentModelID``.
  ///
  /// - Parameters:
  ///   - left: An object.
  ///   - right: Another.
  /// - Returns: True for the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Feeds which object it is into a hasher; a save doesn't change that.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The name of the entity and of its table.
  static var entityName: String { String(describing: Self.self) }

  /// The entity's table as a container needs it.
  static func makeEntity() -> Entity { Entity(Self.self) }
}
