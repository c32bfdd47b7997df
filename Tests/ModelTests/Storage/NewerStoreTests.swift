import Foundation
import Testing

@testable import Model

@Suite struct `A store of a newer program` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: String { folder.store.path }

  @Test func `a newer file is refused`() throws {
    try folder.makeStore(version: 3)

    try folder.expectRefusal(
      .newer(
        found: Schema.Version(3, 0, 0), supported: Schema.Version(1, 0, 0)))
  }

  @Test func `a newer file that is in use is refused`() throws {
    let newer = try ModelContainer.file(folder.store, version: 2)
    let context = ModelContext(newer)
    context.add(1)
    try context.save()

    // Only the index of the log may differ: readers mark it.
    let before = try folder.content.filter { !$0.key.hasSuffix("-shm") }
    #expect(
      throws: StorageError.cannotOpen(
        file: file,
        reason: .newer(
          found: Schema.Version(2, 0, 0), supported: Schema.Version(1, 0, 0)))
    ) { try ModelContainer.file(folder.store) }

    #expect(
      try folder.content.filter { !$0.key.hasSuffix("-shm") } == before)
    #expect(try context.numbers == [1])
  }

  @Test func `a newer file behind a link is refused`() throws {
    let newer = try ModelContainer.file(folder.store, version: 2)
    let link = folder.url.appendingPathComponent("link.store")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.store)

    #expect(
      throws: StorageError.cannotOpen(
        file: link.path,
        reason: .newer(
          found: Schema.Version(2, 0, 0), supported: Schema.Version(1, 0, 0)))
    ) { try ModelContainer.file(link) }

    withExtendedLifetime(newer) {}
  }

  @Test func `a newer file with a log that was left behind is refused`() throws
  {
    let newer = try ModelContainer.file(folder.store, version: 2)
    let copy = try TemporaryFolder()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: file + suffix, toPath: copy.store.path + suffix)
    }
    let before = try copy.content

    #expect(
      throws: StorageError.cannotOpen(
        file: copy.store.path,
        reason: .newer(
          found: Schema.Version(2, 0, 0), supported: Schema.Version(1, 0, 0)))
    ) { try ModelContainer.file(copy.store) }

    #expect(try copy.content == before)
    withExtendedLifetime(newer) {}
  }
}
