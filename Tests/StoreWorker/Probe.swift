import Foundation
import Model

/// An entity with every kind of column.
nonisolated final class Probe: StoredObject, PersistentModel {
  enum Kind: String { case leaf, root, seed }

  struct Place: Codable, Equatable {
    var name: String
    var height: Int?
  }

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
  @Attribute var kind = Kind.leaf
  @Attribute var place: Place?

  static var columns: [Column<Probe>] {
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
      Column("kind", \.kind, \._kind),
      Column("place", \.place, \._place),
    ]
  }

  /// A row that differs from those of other numbers in each column.
  convenience init(number: Int) {
    self.init()
    text = String(repeating: "한글 \(number) ", count: number % 9)
    note = number.isMultiple(of: 3) ? nil : "e\u{301} \(number)"
    count = number
    limit = number.isMultiple(of: 2) ? nil : -number
    small = Int16(truncatingIfNeeded: number * 97)
    isOn = number.isMultiple(of: 5)
    size = Double(number) / 7
    day = Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
    key = UUID(
      uuid: (
        UInt8(truncatingIfNeeded: number), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
        12, 13, 14, UInt8(truncatingIfNeeded: number >> 8)
      ))
    // Some rows go over to pages of their own.
    bytes = Data(
      repeating: UInt8(truncatingIfNeeded: number),
      count: number.isMultiple(of: 50) ? 9_000 : number % 60)
    kind = [.leaf, .root, .seed][number % 3]
    place = number.isMultiple(of: 4) ? nil : Place(name: "Seoul", height: 3)
  }
}

extension ModelContainer {
  static func probes(_ file: URL) throws -> ModelContainer {
    try ModelContainer(
      for: Probe.self,
      configurations: ModelConfiguration(
        url: file, durability: .normal, busyTimeout: .zero))
  }
}
