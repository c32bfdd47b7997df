import Foundation
import Testing

@testable import Model

@Suite struct `Entities that can't be stored` {
  private func expectRefusal(
    of type: any PersistentModel.Type, column: String
  ) {
    #expect(
      throws: StorageError.invalidSchema(
        entity: type.entityName,
        reason: "column “\(column)” names no attribute of its own")
    ) { try ModelContainer(for: Schema([type])) }
  }

  @Test func `a computed attribute is refused`() {
    expectRefusal(of: Computed.self, column: "twice")
  }

  @Test func `an attribute of another object is refused`() {
    expectRefusal(of: Nested.self, column: "far")
  }

  @Test func `an attribute in a list is refused`() {
    expectRefusal(of: Listed.self, column: "first")
  }

  @Test func `the same attribute for two columns is refused`() {
    expectRefusal(of: Slip.self, column: "last")
  }

  @Test func `an entity twice, or a column, is refused`() throws {
    #expect(
      throws: StorageError.invalidSchema(
        entity: "Goal",
        reason: "two entities have that name, whatever they are nested in")
    ) { try ModelContainer(for: Goal.self, Goal.self) }
    #expect(
      throws: StorageError.invalidSchema(
        entity: "Twin", reason: "the name of column “A” is taken")
    ) { try ModelContainer(for: Twin.self) }
  }

  @Test func `two entities of one name are refused`() {
    #expect(
      throws: StorageError.invalidSchema(
        entity: "Goal",
        reason: "two entities have that name, whatever they are nested in")
    ) { try ModelContainer(for: Goal.self, Elsewhere.Goal.self) }
  }

  @Test func `a default that asks the store is told so`() throws {
    let container = try ModelContainer(
      for: Curious.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let curious = Curious()
    context.insert(curious)
    try context.save()

    try Curious.$context.withValue(Asked(container)) {
      let found = try ModelContext(container).fetch(FetchDescriptor<Curious>())

      #expect(found.map(\.count) == [-1])
    }
  }
}

nonisolated private final class Computed: StoredObject, PersistentModel {
  @Attribute var number = 1
  var _twice: Attribute<Int> {
    get { Attribute(wrappedValue: number * 2) }
    set {}
  }
  static var columns: [Column<Computed>] {
    [
      Column("number", \.number, \._number),
      Column("twice", \.number, \._twice),
    ]
  }
}

nonisolated private final class Nested: StoredObject, PersistentModel {
  final class Holder {
    var far = Attribute(wrappedValue: 1)
  }

  @Attribute var number = 1
  var holder = Holder()
  static var columns: [Column<Nested>] {
    [
      Column("number", \.number, \._number),
      Column("far", \.number, \.holder.far),
    ]
  }
}

nonisolated private final class Listed: StoredObject, PersistentModel {
  @Attribute var number = 1
  var list = [Attribute(wrappedValue: 1)]
  static var columns: [Column<Listed>] {
    [
      Column("number", \.number, \._number),
      Column("first", \.number, \.list[0]),
    ]
  }
}

nonisolated private final class Slip: StoredObject, PersistentModel {
  @Attribute var first = ""
  @Attribute var last = ""
  static var columns: [Column<Slip>] {
    [Column("first", \.first, \._first), Column("last", \.last, \._first)]
  }
}

private enum Elsewhere {
  nonisolated final class Goal: StoredObject, PersistentModel {
    static var columns: [Column<Goal>] { [] }
  }
}

private struct Asked: Sendable {
  let container: ModelContainer

  init(_ container: ModelContainer) { self.container = container }

  var count: Int? {
    try? ModelContext(container).fetchCount(FetchDescriptor<Curious>())
  }
}

nonisolated private final class Curious: StoredObject, PersistentModel {
  @TaskLocal static var context: Asked?

  /// What the store said when the object was made; not stored.
  let count: Int
  @Attribute var number = 1

  required init() {
    count = Curious.context.map { $0.count ?? -1 } ?? 0
    super.init()
  }

  static var columns: [Column<Curious>] {
    [Column("number", \.number, \._number)]
  }
}

nonisolated final class Twin: StoredObject, PersistentModel {
  @Attribute var first = 0
  @Attribute var second = 0

  static var columns: [Column<Twin>] {
    [Column("a", \.first, \._first), Column("A", \.second, \._second)]
  }
}
