import Foundation

@testable import Model

/// A model with a column of each kind.
final class Entity: StoredObject, PersistentModel {
  @Attribute var text = ""
  @Attribute var note: String?
  @Attribute var number = 0
  @Attribute var count: Int?
  @Attribute var flag = false
  @Attribute var amount = 0.0
  @Attribute var kind = Kind.plain
  @Attribute var tags: [String] = []

  enum Kind: String, Codable {
    case plain, fancy
  }

  static var columns: [Column<Entity>] {
    [
      Column("text", \.text, \._text),
      Column("note", \.note, \._note),
      Column("number", \.number, \._number),
      Column("count", \.count, \._count),
      Column("flag", \.flag, \._flag),
      Column("amount", \.amount, \._amount),
      Column("kind", \.kind, \._kind),
      Column("tags", \.tags, \._tags),
    ]
  }

  convenience init(_ text: String, number: Int = 0) {
    self.init()
    self.text = text
    self.number = number
  }
}

/// A store's file in a folder of its own, which goes with it.
final class TemporaryStore {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var url: URL { folder.appending(path: "store.sqlite") }

  func open() throws -> ModelContainer {
    try ModelContainer(
      for: Entity.self,
      configurations: ModelConfiguration(
        url: url, durability: .normal, busyTimeout: .zero))
  }
}

extension ModelContext {
  /// The texts of all entities, in the order of insertion.
  var texts: [String] {
    get throws { try fetch(FetchDescriptor<Entity>()).map(\.text) }
  }
}
