import Foundation
import Synchronization

@testable import Model

/// A shirt whose number was a text, then a number; then its owner must have a
/// name.
enum V1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Shirt.self] }

  nonisolated final class Shirt: StoredObject, PersistentModel {
    @Attribute var number = ""
    @Attribute var owner: String?
    @Attribute var size = 1
    static var columns: [Column<Shirt>] {
      [
        Column("number", \.number, \._number),
        Column("owner", \.owner, \._owner), Column("size", \.size, \._size),
      ]
    }
  }
}

enum V2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Shirt.self] }

  nonisolated final class Shirt: StoredObject, PersistentModel {
    @Attribute var number = -1
    @Attribute var owner = "nobody"
    @Attribute var size: Int?
    static var columns: [Column<Shirt>] {
      [
        Column("number", \.number, \._number, .unique),
        Column("owner", \.owner, \._owner), Column("size", \.size, \._size),
      ]
    }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [V1.self, V2.self] }
  static var stages: [MigrationStage] { [stage()] }

  /// Numbers by row, which both versions know.
  static func stage(failing: Bool = false) -> MigrationStage {
    let numbers = Mutex<[PersistentIdentifier: Int]>([:])
    return .custom(
      fromVersion: V1.self, toVersion: V2.self,
      willMigrate: { context in
        for shirt in try context.fetch(FetchDescriptor<V1.Shirt>()) {
          let number = Int(shirt.number) ?? 0
          numbers.withLock { $0[shirt.persistentModelID] = number }
          // Whatever is left unique between the steps, the rows are.
          shirt.size += 10
        }
      },
      didMigrate: { context in
        if failing { throw CocoaError(.fileReadCorruptFile) }
        for shirt in try context.fetch(FetchDescriptor<V2.Shirt>()) {
          shirt.number = numbers.withLock { $0[shirt.persistentModelID] ?? 0 }
        }
      })
  }
}

enum FailingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { Plan.schemas }
  static var stages: [MigrationStage] { [Plan.stage(failing: true)] }
}

enum EscapingPlan: SchemaMigrationPlan {
  static let escaped = Mutex<ModelContainer?>(nil)

  static var schemas: [any VersionedSchema.Type] { Plan.schemas }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: V1.self, toVersion: V2.self, willMigrate: nil,
        didMigrate: { context in
          for shirt in try context.fetch(FetchDescriptor<V2.Shirt>()) {
            shirt.number = Int(shirt.persistentModelID.identity)
          }
          escaped.withLock { $0 = context.container }
        })
    ]
  }
}

enum Full {
  nonisolated final class Card: StoredObject, PersistentModel {
    @Attribute var title = ""
    @Attribute var extra = 2
    static var columns: [Column<Card>] {
      [Column("title", \.title, \._title), Column("extra", \.extra, \._extra)]
    }
  }
}

enum Small {
  nonisolated final class Card: StoredObject, PersistentModel {
    @Attribute var title: String?
    static var columns: [Column<Card>] { [Column("title", \.title, \._title)] }
  }
}

enum Wide {
  nonisolated final class Card: StoredObject, PersistentModel {
    @Attribute var title: String?
    @Attribute var extra = 2
    static var columns: [Column<Card>] {
      [Column("title", \.title, \._title), Column("extra", \.extra, \._extra)]
    }
  }
}

enum Tight: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Tag.self] }

  nonisolated final class Tag: StoredObject, PersistentModel {
    @Attribute var name = ""
    static var columns: [Column<Tag>] {
      [Column("name", \.name, \._name, .unique)]
    }
  }
}

enum Loose: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Tag.self] }

  nonisolated final class Tag: StoredObject, PersistentModel {
    @Attribute var name = ""
    static var columns: [Column<Tag>] { [Column("name", \.name, \._name)] }
  }
}

enum Loosening: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Tight.self, Loose.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Tight.self, toVersion: Loose.self, willMigrate: nil,
        didMigrate: { context in
          for tag in try context.fetch(FetchDescriptor<Loose.Tag>()) {
            tag.name = "x"
          }
        })
    ]
  }
}

enum Strict {
  nonisolated final class Note: StoredObject, PersistentModel {
    @Attribute var text = "old"
    static var columns: [Column<Note>] { [Column("text", \.text, \._text)] }
  }
}

enum Lenient {
  nonisolated final class Note: StoredObject, PersistentModel {
    @Attribute var text: String?
    static var columns: [Column<Note>] { [Column("text", \.text, \._text)] }
  }
}
