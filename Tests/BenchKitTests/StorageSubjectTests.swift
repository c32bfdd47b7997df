import Foundation
import Testing

@testable import BenchKit

@MainActor
@Suite struct `The measurement of storage` {
  @Test func `has each row, and both sides agree`() async throws {
    let folder = try TemporaryFolder()
    let session = Session(
      options: BenchOptions(rows: 200, runs: 1), progress: .silent,
      folder: folder.url, executable: `The arguments of bench`.executable)

    let comparisons = try await Subject.storage.measure(session)

    #expect(
      comparisons.map(\.title) == [
        "insert 200 in one save",
        "fetch 200, cold",
        "fetch 200 again",
        "filter, limit 100, no index",
        "filter, limit 100, indexed",
        "insert → observer has 2",
        "the same: 20, not 1",
        "change 1 of 200, not of 1",
        "memory of 200 live rows",
      ])
    for comparison in comparisons where comparison.baseline.name == "raw SQLite"
    {
      #expect(
        comparison.baseline.digest == comparison.ours.digest,
        "\(comparison.title)")
    }
    #expect(
      comparisons.map(\.ours.digest.count) == [
        200, 200, 200, 7, 7, 2, 20, 200, 200,
      ]
    )
    #expect(comparisons.dropLast().allSatisfy { $0.ratio != nil })
  }

  @Test func `leaves no file behind, not even where it fails`() throws {
    var file: URL?

    #expect(throws: CocoaError.self) {
      let folder = try TemporaryFolder()
      let fixture = StorageFixture(BenchOptions(rows: 1), in: folder.url)
      let store = try fixture.makeStore(fixture.rows)
      file = store
      try FileManager.default.removeItem(at: store.appending(path: "x"))
    }

    let path = try #require(file).deletingLastPathComponent().path(
      percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
