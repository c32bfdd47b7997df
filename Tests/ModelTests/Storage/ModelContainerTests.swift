import Foundation
import Testing

@testable import Model

@Suite struct `Stores in files` {
  private let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
  }

  private var path: String { store.url.path(percentEncoded: false) }

  private func save(_ texts: String...) throws {
    let context = ModelContext(try store.open())
    for text in texts {
      context.insert(Entity(text))
    }
    try context.save()
  }

  @Test func `what is saved survives a relaunch, in order`() throws {
    try save("c", "a")
    try save("b")

    #expect(try ModelContext(store.open()).texts == ["c", "a", "b"])
  }

  @Test func `another container's save is seen without being told`() throws {
    try save("a")
    let context = ModelContext(try store.open())
    let entity = try #require(context.fetch(FetchDescriptor<Entity>()).first)
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)

    let elsewhere = ModelContext(try store.open())
    elsewhere.insert(Entity("b"))
    try #require(elsewhere.fetch(FetchDescriptor<Entity>()).first).text = "aa"
    try elsewhere.save()
    context.processPendingChanges()

    #expect(observer.results.map(\.text) == ["aa", "b"])
    #expect(observer.results.first === entity)
  }

  @Test func `a save of one's own hides no save of another`() throws {
    let context = ModelContext(try store.open())
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)
    try save("theirs")

    context.insert(Entity("mine"))
    try context.save()
    context.processPendingChanges()

    #expect(observer.results.map(\.text) == ["theirs", "mine"])
  }

  @Test func `a locked store keeps changes pending until it is free`() throws {
    let context = ModelContext(try store.open())
    let other = try Connection(url: store.url, busyTimeout: .zero)
    try other.execute("BEGIN IMMEDIATE")
    context.insert(Entity("a"))

    #expect(throws: StorageError.locked(path, waited: .zero)) {
      try context.save()
    }
    #expect(context.hasChanges)
    #expect(try context.texts == ["a"])

    try other.execute("ROLLBACK")
    try context.save()
    #expect(try ModelContext(store.open()).texts == ["a"])
  }

  @Test func `a full disk keeps changes pending until there is room`() throws {
    let container = try store.open()
    let context = ModelContext(container)
    let connection = container.coordinator.connection
    try connection.execute("PRAGMA max_page_count = 1")
    context.insert(Entity(String(repeating: "x", count: 100_000)))

    #expect(throws: StorageError.diskFull(path)) { try context.save() }
    #expect(context.hasChanges)
    #expect(try ModelContext(store.open()).texts == [])

    try connection.execute("PRAGMA max_page_count = 10000")
    try context.save()
    #expect(try ModelContext(store.open()).texts.count == 1)
  }

  @Test @MainActor func `an autosave that failed is visible and tried again`()
    throws
  {
    let context = try store.open().mainContext
    let other = try Connection(url: store.url, busyTimeout: .zero)
    try other.execute("BEGIN IMMEDIATE")
    context.insert(Entity("a"))

    context.autosave()
    #expect(
      context.autosaveError as? StorageError
        == .locked(path, waited: .zero))

    try other.execute("ROLLBACK")
    context.autosave()
    #expect(context.autosaveError == nil)
    #expect(!context.hasChanges)
  }

  // MARK: Files that are refused

  @Test func `a file that is no database is refused and stays`() throws {
    let bytes = Data("no database".utf8)
    try bytes.write(to: store.url)

    #expect(throws: StorageError.cannotOpen(path, .notADatabase)) {
      try store.open()
    }
    try expectOnlyFile(with: bytes)
  }

  @Test func `a database of another program is refused and stays`() throws {
    do {
      let other = try Connection(url: store.url, busyTimeout: .zero)
      try other.execute("CREATE TABLE theirs (a)")
    }
    let bytes = try Data(contentsOf: store.url)

    #expect(throws: StorageError.cannotOpen(path, .otherProgram)) {
      try store.open()
    }
    try expectOnlyFile(with: bytes)
  }

  @Test func `a store of a newer version is refused and stays`() throws {
    try save("a")
    do {
      let newer = try Connection(url: store.url, busyTimeout: .zero)
      try newer.execute("PRAGMA user_version = 99")
    }
    let bytes = try Data(contentsOf: store.url)

    #expect(
      throws: StorageError.cannotOpen(path, .newer(version: 99, supported: 1))
    ) {
      try store.open()
    }
    try expectOnlyFile(with: bytes)
  }

  @Test func `a damaged store is refused and stays`() throws {
    try save("a")
    var bytes = try Data(contentsOf: store.url)
    for index in 4096..<bytes.count {
      bytes[index] = 0xFF
    }
    try bytes.write(to: store.url)

    #expect(throws: StorageError.cannotOpen(path, .damaged)) {
      try store.open()
    }
    try expectOnlyFile(with: bytes)
  }

  @Test func `a folder is refused`() {
    let folder = store.folder

    #expect(
      throws: StorageError.cannotOpen(
        folder.path(percentEncoded: false), .isFolder)
    ) {
      try ModelContainer(
        for: Entity.self, configurations: ModelConfiguration(url: folder))
    }
  }

  @Test func `a missing folder is named`() {
    let url = store.folder.appending(path: "missing/store.sqlite")

    #expect(
      throws: StorageError.cannotOpen(
        url.path(percentEncoded: false), .missingFolder)
    ) {
      try ModelContainer(
        for: Entity.self, configurations: ModelConfiguration(url: url))
    }
  }

  private func expectOnlyFile(with bytes: Data) throws {
    #expect(try Data(contentsOf: store.url) == bytes)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: store.folder.path(percentEncoded: false)) == ["store.sqlite"])
  }
}
