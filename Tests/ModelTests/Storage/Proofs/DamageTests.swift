import Foundation
import Testing

@testable import Model
@testable import store_worker

/// A store with a place that isn't what was written is refused, or an error is
/// thrown, or its rows can be read: nothing traps and nothing hangs.
@Suite struct Damage {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makeStore() throws -> ModelContainer {
    let container = try ModelContainer.probes(folder.store)
    let context = ModelContext(container)
    for number in 0..<300 { context.insert(Probe(number: number)) }
    try context.save()
    return container
  }

  @Test(arguments: ["checked", "large"])
  func `a damaged file is refused or read`(size: String) throws {
    try makeStore().store.withConnection { connection in
      _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    #expect(try folder.content.keys.sorted() == ["scores.store"])

    try expectUse(of: folder.store, size == "large" ? ["large"] : [])
  }

  /// With the log's index, and without it, as a copy of the files may be.
  @Test(arguments: [["", "-wal", "-shm"], ["", "-wal"]])
  func `a damaged log is refused or read`(suffixes: [String]) throws {
    let container = try makeStore()
    try container.store.withConnection { connection in
      _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let context = ModelContext(container)
    for probe in try context.fetch(FetchDescriptor<Probe>()).prefix(150) {
      probe.text += "!"
    }
    try context.save()
    let copied = try TemporaryFolder()
    for suffix in suffixes {
      try FileManager.default.copyItem(
        atPath: folder.store.path + suffix,
        toPath: copied.store.path + suffix)
    }

    try expectUse(of: copied.store)
    withExtendedLifetime(container) {}
  }

  /// Has a worker damage and use copies of a store.
  private func expectUse(of store: URL, _ options: [String] = []) throws {
    let copies = try TemporaryFolder()
    let count = Proofs.count(150, long: 3_000)
    let worker = try Worker(
      ["damage", store.path, copies.url.path, "\(Proofs.seed)", "0"]
        + ["\(count)"] + options,
      patience: .seconds(Proofs.count(120, long: 900)))

    let said = try worker.finish()

    #expect(said.count == 2 * count)
    #expect(said.contains { $0.hasPrefix("  refused: Can't open") })
    #expect(said.contains { $0.hasPrefix("  300, ") })
  }
}
