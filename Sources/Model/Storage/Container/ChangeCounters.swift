/// A table that counts the saves of each entity.
///
/// SQLite tells a connection that another one has written, not what. Each save
/// adds to the counters of the entities that it touches.
enum ChangeCounters {
  static let table = "model_changes"

  static let create = """
    CREATE TABLE IF NOT EXISTS \(table) \
    (entity TEXT PRIMARY KEY, counter INTEGER NOT NULL)
    """

  static let bump = """
    INSERT INTO \(table) VALUES (?, 1) \
    ON CONFLICT (entity) DO UPDATE SET counter = counter + 1
    """

  static func read(
    _ connection: SQLiteConnection
  ) throws(SQLiteFailure) -> [String: Int64] {
    let statement = try connection.statement(
      "SELECT entity, counter FROM \(table)")
    defer { statement.reset() }
    var counters: [String: Int64] = [:]
    while try statement.step() {
      counters[statement.text(at: 0)] = statement.integer(at: 1)
    }
    return counters
  }
}
