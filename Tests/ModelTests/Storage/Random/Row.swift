import Foundation

@testable import Model
@testable import store_worker

/// What a ``Specimen`` holds, as a plain value that nothing else knows of.
struct Row {
  /// The identifier of the object; no attribute.
  var id = PersistentIdentifier(
    identity: 0, type: Specimen.self)

  var text = ""
  var note: String?
  var count = 0
  var limit: Int?
  var small: Int16 = 0
  var isOn = false
  var flag: Bool?
  var size = 0.0
  var weight: Double?
  var ratio: Float = 0
  var day = Date(timeIntervalSinceReferenceDate: 0)
  var due: Date?
  var key = UUID(
    uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var link: UUID?
  var bytes = Data()
  var role = Role.setter
  var second: Role?
  var level = Level.middle
  var address = Address(city: "Seoul")
  var other: Address?

  init() {}

  /// The values that an object has now.
  init(_ specimen: Specimen) {
    id = specimen.persistentModelID
    for field in Field.all { field.read(specimen, &self) }
  }

  /// A row in which every attribute has a random value.
  init(_ random: inout SeededGenerator) {
    for field in Field.all { field.vary(&self, &random) }
  }

  /// Gives an object these values.
  func write(to specimen: Specimen) {
    for field in Field.all { field.write(self, specimen) }
  }

  /// The attributes in which two rows differ.
  func differences(from other: Row) -> [Field] {
    Field.all.filter { !$0.isEqual(self, other) }
  }
}

/// One attribute of a ``Specimen``, and of a ``Row``.
struct Field: Sendable {
  let name: String
  let isEqual: @Sendable (Row, Row) -> Bool
  let copy: @Sendable (Row, inout Row) -> Void
  let read: @Sendable (Specimen, inout Row) -> Void
  let write: @Sendable (Row, Specimen) -> Void
  let vary: @Sendable (inout Row, inout SeededGenerator) -> Void
  let describe: @Sendable (Row) -> String

  private init<Value: Equatable & Sendable>(
    _ name: String,
    _ row: WritableKeyPath<Row, Value> & Sendable,
    _ specimen: ReferenceWritableKeyPath<Specimen, Value> & Sendable,
    _ random: @escaping @Sendable (inout SeededGenerator) -> Value
  ) {
    self.name = name
    isEqual = { $0[keyPath: row] == $1[keyPath: row] }
    copy = { $1[keyPath: row] = $0[keyPath: row] }
    read = { $1[keyPath: row] = $0[keyPath: specimen] }
    write = { $1[keyPath: specimen] = $0[keyPath: row] }
    vary = { $0[keyPath: row] = random(&$1) }
    describe = { String("\($0[keyPath: row])".debugDescription.prefix(60)) }
  }

  static let all: [Field] = [
    Field("text", \.text, \.text) { AdversarialTexts.random(&$0) },
    Field("note", \.note, \.note) { $0.maybe(AdversarialTexts.random(&$0)) },
    Field("count", \.count, \.count) { AdversarialNumbers.int(&$0) },
    Field("limit", \.limit, \.limit) { $0.maybe(AdversarialNumbers.int(&$0)) },
    Field("small", \.small, \.small) { $0.pick(-1, 0, 1, .min, .max) },
    Field("isOn", \.isOn, \.isOn) { $0.pick(true, false) },
    Field("flag", \.flag, \.flag) { $0.pick(true, false, nil) },
    Field("size", \.size, \.size) { AdversarialNumbers.double(&$0) },
    Field("weight", \.weight, \.weight) {
      $0.maybe(AdversarialNumbers.double(&$0))
    },
    Field("ratio", \.ratio, \.ratio) {
      $0.pick(0, -0.0, 0.1, -0.1, .infinity, .leastNonzeroMagnitude)
    },
    Field("day", \.day, \.day) { AdversarialNumbers.date(&$0) },
    Field("due", \.due, \.due) { $0.maybe(AdversarialNumbers.date(&$0)) },
    Field("key", \.key, \.key) { AdversarialNumbers.uuid(&$0) },
    Field("link", \.link, \.link) { $0.maybe(AdversarialNumbers.uuid(&$0)) },
    Field("bytes", \.bytes, \.bytes) {
      $0.pick(Data(), Data([0]), Data([0, 1]), Data([255]))
    },
    Field("role", \.role, \.role) { $0.pick(.setter, .libero, .spiker) },
    Field("second", \.second, \.second) { $0.pick(.setter, .libero, nil) },
    Field("level", \.level, \.level) { $0.pick(.low, .middle, .high) },
    Field("address", \.address, \.address) {
      Address(city: $0.pick("Seoul", "", "한\0"), floor: $0.pick(1, nil))
    },
    Field("other", \.other, \.other) {
      $0.pick(Address(city: "Busan"), Address(city: "x", floor: 2), nil)
    },
  ]
}
