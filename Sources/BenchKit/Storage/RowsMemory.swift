import Foundation
import Model

/// Every row of a file, held in memory.
///
/// Both sides have read a row and have gone through the whole file before the
/// first look, so what grows is the memory of the rows and no page cache.
enum RowsMemory: String {
  case raw
  case ours

  /// Holds every row of a file in this process.
  ///
  /// - Throws: ``BenchError`` or `StorageError`: the file can't be read.
  func reading(of file: URL) throws -> MemoryReading {
    switch self {
    case .raw: try Self.raw(file)
    case .ours: try Self.ours(file)
    }
  }

  private static func raw(_ file: URL) throws -> MemoryReading {
    let connection = try RawConnection(file)
    let selection = StorageFixture.selection
    _ = try connection.statement("\(selection) LIMIT 1").rows()
    _ = try connection.statement("\(selection) WHERE number < 0").rows()
    let statement = try connection.statement("\(selection) ORDER BY rowid")
    return try MemoryReading(
      holding: { try statement.rows() }, digest: { Digest($0) })
  }

  private static func ours(_ file: URL) throws -> MemoryReading {
    let container = try ModelContainer(
      for: Footballer.self, configurations: ModelConfiguration(url: file))
    var first = FetchDescriptor<Footballer>()
    first.fetchLimit = 1
    _ = try ModelContext(container).fetch(first)
    _ = try ModelContext(container).fetch(
      FetchDescriptor<Footballer>(predicate: #Predicate { $0.number < 0 }))
    let context = ModelContext(container)
    return try MemoryReading(
      holding: { try context.fetch(FetchDescriptor<Footballer>()) },
      digest: { Digest($0.map(\.row)) })
  }
}
