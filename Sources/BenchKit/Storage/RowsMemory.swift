import Foundation
import Model

/// How much memory a process needs more once it holds every row of a file.
///
/// Both sides have read a row and have gone through the whole file before the
/// first look, so what grows is the memory of the rows and no page cache.
struct MemoryReading: Codable {
  enum Side: String {
    case raw
    case ours
  }

  /// The growth; nil where it can't be measured.
  let bytes: Int?
  private let rows: Int
  private let checksum: String

  /// Holds every row of a file in this process.
  ///
  /// - Throws: ``BenchError`` or `StorageError`: the file can't be read.
  init(of side: Side, in file: URL) throws {
    switch side {
    case .raw: try self.init(raw: file)
    case .ours: try self.init(ours: file)
    }
  }

  private init(raw file: URL) throws {
    let connection = try RawConnection(file)
    let selection = StorageFixture.selection
    _ = try connection.statement("\(selection) LIMIT 1").rows()
    _ = try connection.statement("\(selection) WHERE number < 0").rows()
    let statement = try connection.statement("\(selection) ORDER BY rowid")
    try self.init(
      holding: { try statement.rows() }, digest: { Digest($0) })
  }

  private init(ours file: URL) throws {
    let container = try ModelContainer(
      for: Footballer.self, configurations: ModelConfiguration(url: file))
    var first = FetchDescriptor<Footballer>()
    first.fetchLimit = 1
    _ = try ModelContext(container).fetch(first)
    _ = try ModelContext(container).fetch(
      FetchDescriptor<Footballer>(predicate: #Predicate { $0.number < 0 }))
    let context = ModelContext(container)
    try self.init(
      holding: { try context.fetch(FetchDescriptor<Footballer>()) },
      digest: { Digest($0.map(\.row)) })
  }

  private init<Rows>(
    holding fetch: () throws -> Rows, digest: (Rows) -> Digest
  ) rethrows {
    let before = ResidentMemory.bytes
    let held = try fetch()
    let after = ResidentMemory.bytes
    let digest = digest(held)
    bytes = before.flatMap { before in after.map { $0 - before } }
    rows = digest.count
    checksum = digest.checksum
  }

  /// The rows that are held; nil if another process made it up.
  var digest: Digest? { Digest(count: rows, checksum: checksum) }

  /// The reading for the process that has asked for it.
  var json: String {
    get throws {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }
}
