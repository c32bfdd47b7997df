import Foundation
import Testing

@testable import Model

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
