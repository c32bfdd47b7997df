import Foundation
import Model

enum Role: String, Codable { case setter, libero, spiker }

struct Address: Codable, Equatable {
  var city: String
  var floor: Int?
}

/// A score as the roster has it.
nonisolated final class Goal: StoredObject, PersistentModel {
  @Attribute private(set) var number = 0
  @Attribute var name = ""
  @Attribute private(set) var position = Role.setter

  convenience init(number: Int, name: String = "") {
    self.init()
    self.number = number
    self.name = name
  }

  static var columns: [Column<Goal>] {
    [
      Column("number", \.number, \._number),
      Column("name", \.name, \._name),
      Column("position", \.position, \._position),
    ]
  }

  func renumber(_ number: Int) { self.number = number }
}

/// An entity with every type of attribute.
nonisolated final class Sample: StoredObject, PersistentModel {
  @Attribute var text = ""
  @Attribute var note: String?
  @Attribute var count = 0
  @Attribute var limit: Int?
  @Attribute var small: Int16 = 0
  @Attribute var isOn = false
  @Attribute var size = 0.0
  @Attribute var day = Date(timeIntervalSinceReferenceDate: 0)
  @Attribute var key = UUID(
    uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  @Attribute var bytes = Data()
  @Attribute var position = Role.setter
  @Attribute var second: Role?
  @Attribute var address = Address(city: "Seoul")
  @Attribute var other: Address?

  static var columns: [Column<Sample>] {
    [
      Column("text", \.text, \._text),
      Column("note", \.note, \._note),
      Column("count", \.count, \._count),
      Column("limit", \.limit, \._limit),
      Column("small", \.small, \._small),
      Column("isOn", \.isOn, \._isOn),
      Column("size", \.size, \._size),
      Column("day", \.day, \._day),
      Column("key", \.key, \._key),
      Column("bytes", \.bytes, \._bytes),
      Column("position", \.position, \._position),
      Column("second", \.second, \._second),
      Column("address", \.address, \._address),
      Column("other", \.other, \._other),
    ]
  }
}

extension Role: Comparable {
  static func < (left: Role, right: Role) -> Bool {
    left.rawValue.count < right.rawValue.count
  }
}
