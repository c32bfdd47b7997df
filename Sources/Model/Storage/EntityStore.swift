import Foundation

/// What a context knows of one type: the objects, and what is to be saved.
class EntityStore {
  let name: String

  init(name: String) {
    self.name = name
  }

  var hasChanges: Bool { false }
  var insertedModels: [any PersistentModel] { [] }
  var changedModels: [any PersistentModel] { [] }
  var deletedModels: [any PersistentModel] { [] }

  func willChange(_ object: StoredObject) {}
  func write(to connection: Connection) throws {}

  /// Takes in that what was written is saved.
  ///
  /// - Returns: The rows that were changed.
  func didSave() -> Set<Int64> { [] }

  func rollback() {}

  /// Reads clean objects again that were changed elsewhere.
  func refresh(_ changes: RowChanges, from connection: Connection) throws {}
}

/// What a context knows of the models of one type.
final class ModelStore<Model: PersistentModel>: EntityStore {
  private let schema = Schema<Model>()
  private unowned let context: ModelContext
  private let storeIdentifier: String

  private var registered: [Int64: Model] = [:]
  private var inserted: [Model] = []
  private var changed: [Change] = []
  private var deleted: [Model] = []

  /// The rows of `inserted` that a save is writing.
  private var insertedRows: [Int64] = []

  /// A model with its values as they are saved.
  private struct Change {
    let model: Model
    let saved: [SQLValue]
  }

  init(_ context: ModelContext) {
    self.context = context
    storeIdentifier = context.coordinator.storeIdentifier
    super.init(name: Model.entityName)
  }

  override var hasChanges: Bool {
    !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty
  }
  override var insertedModels: [any PersistentModel] { inserted }
  override var changedModels: [any PersistentModel] { changed.map(\.model) }
  override var deletedModels: [any PersistentModel] { deleted }

  // MARK: Changes

  func insert(_ model: Model) {
    if model.isDeleted, let index = deleted.firstIndex(where: { $0 === model })
    {
      deleted.remove(at: index)
      model.isDeleted = false
      return
    }
    guard model.modelContext == nil else { return }
    model.modelContext = context
    model.isDeleted = false
    model.isChanged = true
    model.persistentModelID = PersistentIdentifier()
    inserted.append(model)
  }

  /// Deletes a model at the next save; one that was never saved is forgotten.
  func delete(_ model: Model) {
    guard model.modelContext === context, !model.isDeleted else { return }
    if let index = inserted.lastIndex(where: { $0 === model }) {
      inserted.remove(at: index)
      model.modelContext = nil
      model.isChanged = false
    } else {
      model.isDeleted = true
      deleted.append(model)
    }
  }

  override func willChange(_ object: StoredObject) {
    guard let model = object as? Model, model.persistentModelID.row != nil,
      let saved = try? schema.columns.map({ try $0.read(model) })
    else { return }
    model.isChanged = true
    changed.append(Change(model: model, saved: saved))
  }

  // MARK: Saving

  override func write(to connection: Connection) throws {
    insertedRows = []
    for model in inserted {
      try connection.statement(schema.insertion).run(try values(of: model))
      insertedRows.append(connection.lastInsertedRow)
    }
    for change in changed where !change.model.isDeleted {
      try write(change, to: connection)
    }
    for model in deleted {
      if let row = model.persistentModelID.row {
        try connection.statement(schema.deletion).run([.integer(row)])
      }
    }
  }

  /// Writes the columns that have changed.
  private func write(_ change: Change, to connection: Connection) throws {
    guard let row = change.model.persistentModelID.row else { return }
    let values = try values(of: change.model)
    let columns = schema.columns.indices.filter {
      values[$0] != change.saved[$0]
    }
    guard !columns.isEmpty else { return }
    let statement = try connection.statement(
      schema.update(of: columns.map { schema.columns[$0] }))
    try statement.run(columns.map { values[$0] } + [.integer(row)])
    guard connection.changedRowCount == 1 else {
      throw StorageError.deletedElsewhere(change.model.persistentModelID)
    }
  }

  private func values(of model: Model) throws -> [SQLValue] {
    try schema.columns.map { column in
      do {
        return try column.read(model)
      } catch {
        throw StorageError.unencodableValue(
          entity: name, property: column.name, reason: "\(error)")
      }
    }
  }

  override func didSave() -> Set<Int64> {
    var rows: Set<Int64> = []
    for (model, row) in zip(inserted, insertedRows) {
      register(model, at: row)
      model.isChanged = false
      rows.insert(row)
    }
    for model in changed.map(\.model) {
      model.isChanged = false
      model.persistentModelID.row.map { _ = rows.insert($0) }
    }
    for model in deleted {
      model.persistentModelID.row.map { _ = rows.insert($0) }
      forget(model)
      model.isDeleted = false
    }
    removeChanges()
    return rows
  }

  override func rollback() {
    for model in inserted {
      model.modelContext = nil
      model.isChanged = false
    }
    for change in changed {
      for (column, value) in zip(schema.columns, change.saved) {
        _ = column.write(change.model, value)
      }
      change.model.isChanged = false
    }
    for model in deleted {
      model.isDeleted = false
    }
    removeChanges()
  }

  private func removeChanges() {
    inserted = []
    insertedRows = []
    changed = []
    deleted = []
  }

  // MARK: Objects

  func registeredModel(at row: Int64) -> Model? { registered[row] }

  private func register(_ model: Model, at row: Int64) {
    registered[row] = model
    model.modelContext = context
    model.persistentModelID = PersistentIdentifier(
      store: storeIdentifier, entity: name, row: row)
  }

  /// The model leaves the context; its values stay readable.
  private func forget(_ model: Model) {
    model.persistentModelID.row.map { registered[$0] = nil }
    model.modelContext = nil
    model.isChanged = false
  }

  /// The object for the row of a statement, one and the same for each row.
  private func model(of statement: Statement) throws -> Model {
    let row = statement.integer(at: 0)
    if let model = registered[row] { return model }
    let model = Model()
    try read(statement, into: model)
    register(model, at: row)
    return model
  }

  private func read(_ statement: Statement, into model: Model) throws {
    for (index, column) in schema.columns.enumerated() {
      let value = statement.value(at: Int32(index + 1))
      guard column.write(model, value) else {
        throw StorageError.undecodableValue(
          entity: name, property: column.name, value: "\(value)")
      }
    }
  }

  override func refresh(
    _ changes: RowChanges, from connection: Connection
  ) throws {
    let rows: [Int64] =
      switch changes {
      case .rows(let rows): rows.filter { registered[$0] != nil }
      case .all: Array(registered.keys)
      }
    let statement = try connection.statement(
      schema.selection + " WHERE rowid = ?")
    for row in rows {
      guard let model = registered[row], !model.isChanged else { continue }
      var exists = false
      try statement.run([.integer(row)]) {
        exists = true
        try read(statement, into: model)
      }
      if !exists {
        deleted.removeAll { $0 === model }
        forget(model)
        model.isDeleted = true
      }
    }
  }

  // MARK: Fetching

  func compile(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> CompiledFetch {
    try CompiledFetch(descriptor, schema)
  }

  func fetch(
    _ descriptor: FetchDescriptor<Model>, from connection: Connection
  ) throws -> [Model] {
    let fetch = try compile(descriptor)
    guard hasChanges, fetch.includesPendingChanges else {
      return try models(fetch, window: fetch.window, from: connection)
    }
    let saved = try models(fetch, window: "", from: connection)
      .filter { !$0.isChanged && !$0.isDeleted }
    let pending = try (changed.map(\.model) + inserted).filter { model in
      try !model.isDeleted && (descriptor.predicate?.evaluate(model) ?? true)
    }
    guard !pending.isEmpty else { return fetch.window(of: saved) }
    return fetch.window(
      of: sorted(saved + pending, by: descriptor.sortBy))
  }

  /// Sorts as the store does: equal ones in the order of insertion.
  private func sorted(
    _ models: [Model], by descriptors: [SortDescriptor<Model>]
  ) -> [Model] {
    models.enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      let rows = (
        first.element.persistentModelID.row ?? .max,
        second.element.persistentModelID.row ?? .max
      )
      return (rows.0, first.offset) < (rows.1, second.offset)
    }
    .map(\.element)
  }

  private func models(
    _ fetch: CompiledFetch, window: String, from connection: Connection
  ) throws -> [Model] {
    let statement = try connection.statement(
      schema.selection + fetch.condition + fetch.order + window)
    var models: [Model] = []
    try statement.run(fetch.parameters) {
      models.append(try model(of: statement))
    }
    return models
  }

  func fetchCount(
    _ descriptor: FetchDescriptor<Model>, from connection: Connection
  ) throws -> Int {
    let fetch = try compile(descriptor)
    guard !hasChanges || !fetch.includesPendingChanges else {
      return try self.fetch(descriptor, from: connection).count
    }
    return try connection.integer(
      """
      SELECT count(*) FROM (SELECT 1 FROM \(quoted(name))\(fetch.condition)\
      \(fetch.window))
      """,
      fetch.parameters)
  }
}
