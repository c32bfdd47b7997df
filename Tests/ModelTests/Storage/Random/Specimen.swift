import Foundation
import Model

/// A raw value that isn't text.
enum Level: Int, Codable { case low = -1, middle, high = 7 }

/// An entity with every type of attribute, and the optional form of each.
nonisolated final class Specimen: StoredObject, PersistentModel {
  @Attribute var text = ""
  @Attribute var note: String?
  @Attribute var count = 0
  @Attribute var limit: Int?
  @Attribute var small: Int16 = 0
  @Attribute var isOn = false
  @Attribute var flag: Bool?
  @Attribute var size = 0.0
  @Attribute var weight: Double?
  @Attribute var ratio: Float = 0
  @Attribute var day = Date(timeIntervalSinceReferenceDate: 0)
  @Attribute var due: Date?
  @Attribute var key = UUID(
    uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  @Attribute var link: UUID?
  @Attribute var bytes = Data()
  @Attribute var role = Role.setter
  @Attribute var second: Role?
  @Attribute var level = Level.middle
  @Attribute var address = Address(city: "Seoul")
  @Attribute var other: Address?

  /// No column: a predicate or a sort on it is refused.
  var comment = ""

  static var columns: [Column<Specimen>] {
    [
      Column("text", \.text, \._text),
      Column("note", \.note, \._note),
      Column("count", \.count, \._count),
      Column("limit", \.limit, \._limit),
      Column("small", \.small, \._small),
      Column("isOn", \.isOn, \._isOn),
      Column("flag", \.flag, \._flag),
      Column("size", \.size, \._size),
      Column("weight", \.weight, \._weight),
      Column("ratio", \.ratio, \._ratio),
      Column("day", \.day, \._day),
      Column("due", \.due, \._due),
      Column("key", \.key, \._key),
      Column("link", \.link, \._link),
      Column("bytes", \.bytes, \._bytes),
      Column("role", \.role, \._role),
      Column("second", \.second, \._second),
      Column("level", \.level, \._level),
      Column("address", \.address, \._address),
      Column("other", \.other, \._other),
    ]
  }
}

extension ModelContainer {
  /// A container of specimens: in a file, or else in memory.
  static func ofSpecimens(_ file: URL? = nil) throws -> ModelContainer {
    let configuration =
      file.map { ModelConfiguration(url: $0, busyTimeout: .zero) }
      ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(
      for: Specimen.self, configurations: configuration)
  }
}
