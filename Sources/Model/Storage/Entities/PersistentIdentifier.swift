/// Which stored object is meant, as a value that can be sent anywhere.
///
/// It is made of the entity and the row, so the same row has the same
/// identifier in every context and process. It doesn't say which store it
/// belongs to, unlike SwiftData's: don't mix stores that have equal entities.
/// https://developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Sendable, Codable {
  /// The name of the entity.
  public let entityName: String

  let identity: Int64
  /// The class, unless the identifier was decoded.
  let type: StoredObject.Type?

  private enum CodingKeys: String, CodingKey {
    case entityName, identity
  }

  init(entityName: String, identity: Int64, type: StoredObject.Type) {
    self.entityName = entityName
    self.identity = identity
    self.type = type
  }

  /// An identifier that was encoded before.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entityName = try container.decode(String.self, forKey: .entityName)
    identity = try container.decode(Int64.self, forKey: .identity)
    type = nil
  }

  /// Whether the object had not been saved when the identifier was taken.
  public var isTemporary: Bool { identity < 0 }
}

extension PersistentIdentifier: Hashable {
  /// Whether two identifiers mean the same object.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another.
  /// - Returns: True for the same row of the same entity.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.entityName == right.entityName
  }

  /// Feeds the entity and the row into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(entityName)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The entity and the row, such as `Score 3` or `Score (unsaved)`.
  public var description: String {
    isTemporary ? "\(entityName) (unsaved)" : "\(entityName) \(identity)"
  }
}
