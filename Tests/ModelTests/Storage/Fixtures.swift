import Foundation
import Testing

@testable import Model
@testable import store_worker

extension ModelContainer {
  /// A container in memory with the entities of these tests.
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Goal.self, Sample.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  static func file(
    _ url: URL, busyTimeout: Duration = .zero, version: Int = 1
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(
        [Goal.self, Sample.self], version: Schema.Version(version, 0, 0)),
      configurations: ModelConfiguration(url: url, busyTimeout: busyTimeout))
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
    get throws { try url.folderContent }
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

extension TemporaryFolder {
  /// Expects the store to be refused and to stay as it is.
  func expectRefusal(_ reason: OpenFailure) throws {
    let before = try content

    #expect(throws: StorageError.cannotOpen(file: store.path, reason: reason)) {
      try ModelContainer.file(store)
    }

    #expect(try content == before)
  }

  /// Makes a store with some rows, which nobody has open.
  func makeStore(version: Int = 1) throws {
    let container = try ModelContainer.file(
      store, version: version)
    let context = ModelContext(container)
    for number in 0..<200 { context.add(number, "a player") }
    try context.save()
  }
}
