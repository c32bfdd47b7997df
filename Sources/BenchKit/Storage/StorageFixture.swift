import Foundation
import Model

/// The rows and files that the measurements of storage start from.
final class StorageFixture {
  static let selection = "SELECT id, name, number, position FROM Footballer"
  static let insertion = """
    INSERT INTO Footballer (id, name, number, position) VALUES (?, ?, ?, ?)
    """

  let rows: [FootballerRow]
  private let durability: ModelConfiguration.Durability
  private let folder: URL

  init(_ options: BenchOptions, in folder: URL) {
    self.rows = FootballerRow.seed(options.rows)
    durability = options.durability.configured
    self.folder = folder
  }

  /// A store that has rows and that nobody has open.
  ///
  /// Its container makes the table, so both sides have the same one.
  func makeStore(
    _ rows: some Sequence<FootballerRow> = EmptyCollection()
  ) throws -> URL {
    let file = folder.appending(path: "\(UUID().uuidString).store")
    _ = try container(file)
    let connection = try connection(file)
    let insertion = try connection.statement(Self.insertion)
    try connection.run("BEGIN")
    for row in rows { try insertion.insert(row) }
    try connection.run("COMMIT")
    return file
  }

  func container(_ file: URL) throws -> ModelContainer {
    try ModelContainer(
      for: Footballer.self,
      configurations: ModelConfiguration(url: file, durability: durability))
  }

  func connection(_ file: URL) throws -> RawConnection {
    try RawConnection(file, durability: durability)
  }
}
