import Foundation
import Testing

@testable import Model

nonisolated final class Licence: StoredObject, PersistentModel {
  @Attribute var number = 0
  @Attribute var email: String?
  @Attribute var name = ""

  convenience init(_ number: Int, _ name: String, email: String? = nil) {
    self.init()
    self.number = number
    self.name = name
    self.email = email
  }

  static var columns: [Column<Licence>] {
    [
      Column("number", \.number, \._number, .unique),
      Column("email", \.email, \._email, .unique(onConflict: .refuse)),
      Column("name", \.name, \._name),
    ]
  }
}

@Suite struct `Unique attributes` {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Licence.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func add(
    _ number: Int, _ name: String, email: String? = nil
  ) -> Licence {
    let licence = Licence(number, name, email: email)
    context.insert(licence)
    return licence
  }

  private var stored: [String] {
    get throws {
      try ModelContext(container).fetch(FetchDescriptor<Licence>()).map {
        "\($0.number) \($0.name)"
      }
    }
  }

  @Test func `a saved object gives way to the one inserted last`() throws {
    let first = add(1, "Kim")
    _ = add(2, "Lee")
    try context.save()
    let row = first.persistentModelID

    let second = add(1, "Park")
    try context.save()

    #expect(try stored == ["1 Park", "2 Lee"])
    #expect(second.persistentModelID == row)
    #expect(first.modelContext == nil)
    #expect(first.name == "Kim")
    let found: Licence? = context.registeredModel(for: row)
    #expect(found === second)
  }

  @Test func `a pending object gives way to the one inserted last`() throws {
    let objects = ["Kim", "Lee", "Park"].map { add(1, $0) }

    try context.save()

    #expect(try stored == ["1 Park"])
    #expect(
      objects.map { $0.modelContext === context } == [false, false, true])
    #expect(!context.hasChanges)
  }

  @Test func `a changed object takes the place of another`() throws {
    let first = add(1, "Kim")
    let second = add(2, "Lee")
    try context.save()

    first.number = 2
    try context.save()

    #expect(try stored == ["2 Kim"])
    #expect(second.modelContext == nil)
  }

  @Test func `two objects may swap their values`() throws {
    let first = add(1, "Kim", email: "a")
    let second = add(2, "Lee", email: "b")
    try context.save()

    (first.number, second.number) = (2, 1)
    (first.email, second.email) = ("b", "a")
    try context.save()

    #expect(try stored == ["2 Kim", "1 Lee"])
  }

  @Test func `a deleted object's value is free`() throws {
    let first = add(1, "Kim", email: "a")
    try context.save()

    context.delete(first)
    let second = add(1, "Lee", email: "a")
    try context.save()

    #expect(try stored == ["1 Lee"])
    #expect(second.modelContext === context)
  }

  @Test func `one object may take the place of several`() throws {
    let other = try ModelContainer(
      for: Pair.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(other)
    let pairs = [Pair(1, 1), Pair(2, 2), Pair(3, 3), Pair(1, 2)]

    for pair in pairs {
      context.insert(pair)
      try context.save()
    }

    let found = try context.fetch(FetchDescriptor<Pair>())
    #expect(found.map(\.left) == [1, 3])
    #expect(found.first === pairs[3])
  }

  @Test func `nil is no value`() throws {
    _ = add(1, "Kim")
    _ = add(2, "Lee")

    try context.save()

    #expect(try stored == ["1 Kim", "2 Lee"])
  }

  @Test func `a second value is refused where that is asked for`() throws {
    _ = add(1, "Kim", email: "it's a")
    try context.save()
    let second = add(2, "Lee", email: "it's a")

    #expect(
      throws: StorageError.notUnique(
        entity: "Licence", attribute: "email", value: "'it''s a'")
    ) { try context.save() }

    #expect(try stored == ["1 Kim"])
    #expect(context.hasChanges)
    second.email = "b"
    try context.save()
    #expect(try stored == ["1 Kim", "2 Lee"])
  }

  @Test func `results and other contexts follow`() throws {
    let first = add(1, "Kim")
    _ = add(2, "Lee")
    try context.save()
    let other = ModelContext(container)
    let held = try other.fetch(FetchDescriptor<Licence>())
    let results = try ResultsObserver<Licence, Never>(
      sortBy: [SortDescriptor(\.number)], modelContext: context)

    let second = add(1, "Park")
    #expect(results.results.map(\.name) == ["Kim", "Park", "Lee"])
    try context.save()
    other.processPendingChanges()

    #expect(results.results.map(\.name) == ["Park", "Lee"])
    #expect(results.results.first === second)
    #expect(!results.results.contains { $0 === first })
    #expect(held.map(\.name) == ["Park", "Lee"])
  }

  @Test func `two rows with one value are refused when it becomes unique`()
    throws
  {
    let folder = try TemporaryFolder()
    do {
      let store = try ModelContainer(
        for: Before.Pass.self,
        configurations: ModelConfiguration(url: folder.store))
      let context = ModelContext(store)
      for _ in 0..<2 { context.insert(Before.Pass()) }
      try context.save()
    }
    let before = try folder.content

    let error = try #require(throws: StorageError.self) {
      try ModelContainer(
        for: After.Pass.self,
        configurations: ModelConfiguration(url: folder.store))
    }

    guard case .cannotOpen(_, .notUnique(entity: "Pass", _)) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(try folder.content == before)
  }
}

nonisolated final class Pair: StoredObject, PersistentModel {
  @Attribute var left = 0
  @Attribute var right = 0

  convenience init(_ left: Int, _ right: Int) {
    self.init()
    self.left = left
    self.right = right
  }

  static var columns: [Column<Pair>] {
    [
      Column("left", \.left, \._left, .unique),
      Column("right", \.right, \._right, .unique),
    ]
  }
}

private enum Before {
  nonisolated final class Pass: StoredObject, PersistentModel {
    @Attribute var number = 0
    static var columns: [Column<Pass>] {
      [Column("number", \.number, \._number)]
    }
  }
}

private enum After {
  nonisolated final class Pass: StoredObject, PersistentModel {
    @Attribute var number = 0
    static var columns: [Column<Pass>] {
      [Column("number", \.number, \._number, .unique)]
    }
  }
}
