import Foundation
import Testing

@testable import Model

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

extension ModelContainer {
  /// A container in memory with the entities of these tests.
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Goal.self, Sample.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  static func file(
    _ url: URL, busyTimeout: Duration = .zero, schemaVersion: Int = 1
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Goal.self, Sample.self,
      configurations: ModelConfiguration(
        url: url, busyTimeout: busyTimeout, schemaVersion: schemaVersion))
  }
}

extension ModelContext {
  var numbers: [Int] {
    get throws { try fetch(FetchDescriptor<Goal>()).map(\.number) }
  }

  @discardableResult
  func add(_ number: Int, _ name: String = "") -> Goal {
    let score = Goal(number: number, name: name)
    insert(score)
    return score
  }
}

/// A folder of its own for one test, removed with everything in it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var store: URL { url.appendingPathComponent("scores.store") }

  /// Every file of the folder with its bytes.
  var content: [String: Data] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          let file = url.appendingPathComponent(name)
          return (name, try Data(contentsOf: file))
        })
    }
  }
}

/// Counts from any thread.
final class Counter: @unchecked Sendable {
  // Sendable, because the lock guards the count.
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
