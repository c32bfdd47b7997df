import Synchronization

/// Which stored object is meant, as a value that can be sent anywhere.
///
/// It is made of the entity and the row, so the same row has the same
/// identifier in every context and process. It doesn't say which store it
/// belongs to, unlike SwiftData's: don't mix stores that have equal entities.
/// https://developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Sendable, Codable {
  let identity: Int64
  private let entity: EntityReference

  /// The class, or the name alone in an identifier that was decoded.
  ///
  /// It holds no text: a list copies the identifiers of all its rows.
  private enum EntityReference {
    case type(StoredObject.Type)
    case name(DecodedName)
  }

  private enum CodingKeys: String, CodingKey {
    case entityName, identity
  }

  init(identity: Int64, type: StoredObject.Type) {
    self.identity = identity
    entity = .type(type)
  }

  /// An identifier that was encoded before.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entity = .name(
      DecodedName(try container.decode(String.self, forKey: .entityName)))
    identity = try container.decode(Int64.self, forKey: .identity)
  }

  /// Encodes the name of the entity and the row.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entityName, forKey: .entityName)
    try container.encode(identity, forKey: .identity)
  }

  /// The class, unless the identifier was decoded.
  var type: StoredObject.Type? {
    switch entity {
    case .type(let type): type
    case .name: nil
    }
  }

  /// The name of the entity.
  public var entityName: String {
    switch entity {
    case .type(let type): String(describing: type)
    case .name(let name): name.text
    }
  }

  /// Whether the object had not been saved when the identifier was taken.
  public var isTemporary: Bool { identity < 0 }
}

/// The name of an entity in an identifier that was decoded, of which each is
/// kept once for all.
private struct DecodedName {
  private static let names = Mutex<[String]>([])

  private let place: Int

  init(_ text: String) {
    place = Self.names.withLock { names in
      if let place = names.firstIndex(of: text) { return place }
      names.append(text)
      return names.count - 1
    }
  }

  var text: String { Self.names.withLock { $0[place] } }
}

extension PersistentIdentifier: Hashable {
  /// Whether two identifiers mean the same object.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another.
  /// - Returns: True for the same row of the same entity.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.identity == right.identity else { return false }
    if let type = left.type, type == right.type { return true }
    return left.entityName == right.entityName
  }

  /// Feeds the row into a hasher; few sets hold rows of several entities.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The entity and the row, such as `Score 3` or `Score (unsaved)`.
  public var description: String {
    isTemporary ? "\(entityName) (unsaved)" : "\(entityName) \(identity)"
  }
}
