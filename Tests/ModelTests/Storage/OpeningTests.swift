import Foundation
import Testing

@testable import Model

@Suite struct Opening {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: String { folder.store.path }

  @Test func `a missing folder is named`() throws {
    let missing = folder.url.appendingPathComponent("none/scores.store")

    let error = try #require(throws: StorageError.self) {
      try ModelContainer.file(missing)
    }

    #expect(
      error.description == """
        Can't open \(missing.path): there is no folder \
        \(folder.url.path)/none/. Make it first.
        """)
  }

  @Test func `a folder is no store`() throws {
    try FileManager.default.createDirectory(
      at: folder.store, withIntermediateDirectories: false)

    #expect(
      throws: StorageError.cannotOpen(file: file, reason: .isDirectory)
    ) { try ModelContainer.file(folder.store) }
  }

  @Test func `a file that is no database is refused`() throws {
    try Data("number,name\n1,Kim\n".utf8).write(to: folder.store)

    try folder.expectRefusal(.notADatabase)
  }

  @Test func `a truncated file is refused`() throws {
    try folder.makeStore()
    let whole = try Data(contentsOf: folder.store)
    try whole.prefix(whole.count - 4096 - 100).write(to: folder.store)
    let before = try folder.content

    let error = try #require(throws: StorageError.self) {
      try ModelContainer.file(folder.store)
    }

    guard case .cannotOpen(file, .damaged) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(try folder.content == before)
  }

  @Test func `a file with a damaged page is refused`() throws {
    try folder.makeStore()
    try damageLastPage()
    let before = try folder.content

    let error = try #require(throws: StorageError.self) {
      try ModelContainer.file(folder.store)
    }

    guard case .cannotOpen(file, .damaged) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(try folder.content == before)
  }

  private func damageLastPage() throws {
    var bytes = try Data(contentsOf: folder.store)
    let page = bytes.count - 4096
    bytes.replaceSubrange(page..<page + 64, with: Data(repeating: 7, count: 64))
    try bytes.write(to: folder.store)
  }

  @Test func `a large file is checked when that is asked for`() throws {
    do {
      let context = ModelContext(try ModelContainer.file(folder.store))
      // Above the size up to which a file is small.
      let text = String(repeating: "a", count: StoreFile.checkedSize / 8)
      for number in 0..<9 { context.add(number, text) }
      try context.save()
    }
    try damageLastPage()

    _ = try ModelContainer.file(folder.store)
    let error = try #require(throws: StorageError.self) {
      try ModelContainer(
        for: Goal.self, Sample.self,
        configurations: ModelConfiguration(
          url: folder.store, integrityCheck: .always))
    }

    guard case .cannotOpen(_, .damaged) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `a device is refused`() {
    #expect(
      throws: StorageError.cannotOpen(file: "/dev/null", reason: .isNoFile)
    ) { try ModelContainer.file(URL(filePath: "/dev/null")) }
  }

  @Test func `a database of another program is refused`() throws {
    do {
      let connection = try SQLiteConnection(name: file, busyTimeout: .zero)
      try connection.run("CREATE TABLE theirs (a)")
    }

    try folder.expectRefusal(.otherProgram)
  }

  @Test func `a column of another type is refused`() throws {
    do {
      let connection = try SQLiteConnection(
        name: file, busyTimeout: .zero)
      try connection.run(
        "PRAGMA application_id = \(StoreFile.applicationID)")
      try connection.run("CREATE TABLE Goal (_row INTEGER, number TEXT)")
    }

    #expect(
      throws: StorageError.cannotOpen(
        file: file,
        reason: .otherType(
          entity: "Goal", attribute: "number", found: "TEXT",
          declared: "INTEGER"))
    ) { try ModelContainer.file(folder.store) }
  }

  @Test func `an attribute that the file lacks is added`() throws {
    do {
      let connection = try SQLiteConnection(
        name: file, busyTimeout: .zero)
      try connection.run(
        "PRAGMA application_id = \(StoreFile.applicationID)")
      try connection.run(
        """
        CREATE TABLE Goal (_row INTEGER PRIMARY KEY AUTOINCREMENT, \
        number INTEGER NOT NULL, gone TEXT NOT NULL DEFAULT '')
        """)
      try connection.run("INSERT INTO Goal (number) VALUES (7)")
    }

    let context = ModelContext(try ModelContainer.file(folder.store))
    context.add(8)
    try context.save()

    let scores = try context.fetch(FetchDescriptor<Goal>())
    #expect(scores.map(\.number) == [7, 8])
    #expect(scores.map(\.position) == [.setter, .setter])
  }

  @Test(.serialized, arguments: 1...4)
  func `several containers may make the same file at once`(
    round: Int
  ) async throws {
    let file = folder.store

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let container = try ModelContainer.file(
            file, busyTimeout: .seconds(60))
          let context = ModelContext(container)
          context.add(number)
          try context.save()
        }
      }
      try await group.waitForAll()
    }

    let context = ModelContext(try ModelContainer.file(file))
    #expect(try context.numbers.sorted() == Array(0..<8))
  }
}
